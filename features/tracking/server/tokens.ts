import { token } from '../../../kernel/declare'
import type { FaultKeeper } from './faults/fault-keeper'
import type { ViewCounter } from './views/view-counter'

export const viewCounter = token<ViewCounter>('tracking.view-counter')
export const faultKeeper = token<FaultKeeper>('tracking.fault-keeper')
