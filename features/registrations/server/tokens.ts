import { token } from '../../../kernel/index'
import type { Register } from './register'
import type { Seal } from './seal'
import type { Seats } from './seats'
import type { Leave, Withdraw } from './withdraw'

/** Shared by this half; private to it. */
export const leave = token<Leave>('registrations.leave')
export const register = token<Register>('registrations.register')
export const seal = token<Seal>('registrations.seal')
export const seats = token<Seats>('registrations.seats')
export const withdraw = token<Withdraw>('registrations.withdraw')
