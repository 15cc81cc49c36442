import { token } from '../../../kernel/index'
import type { Register } from './register'
import type { Withdraw } from './withdraw'

/** Shared by this half's endpoints and seed; private to it. */
export const register = token<Register>('registrations.register')
export const withdraw = token<Withdraw>('registrations.withdraw')
