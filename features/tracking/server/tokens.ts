import { token } from '../../../kernel/declare'
import type { FaultKeeper } from './faults/fault-keeper'
import type { ReferralMoves } from './referrals/referral-moves'
import type { Referrals } from './referrals/referrals'
import type { ViewCounter } from './views/view-counter'

export const viewCounter = token<ViewCounter>('tracking.view-counter')
export const faultKeeper = token<FaultKeeper>('tracking.fault-keeper')
export const referrals = token<Referrals>('tracking.referrals')
export const referralMoves = token<ReferralMoves>('tracking.referral-moves')
