import { token } from '../../../kernel/index'
import type { Locks } from './inactivity/locks'
import type { HouseKey } from './links/house-key'
import type { ShareSignIn } from './share-link/share-sign-in'
import type { Proving } from './sign-up-steps/proving'
import type { SignUpSteps } from './sign-up-steps/sign-up-steps'
import type { RedeemableLinks } from './temporary/assessment-links'

/** Parts of the states of a session, known to nobody outside. */
export const houseKey = token<HouseKey>('session.house-key')
export const locks = token<Locks>('session.locks')
export const proving = token<Proving>('session.proving')
export const redeemableLinks = token<RedeemableLinks>('session.redeemable-links')
export const shareSignIn = token<ShareSignIn>('session.share-sign-in')
export const stepsOfSignUp = token<SignUpSteps>('session.steps-of-sign-up')
