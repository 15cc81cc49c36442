import { token } from '../../../kernel/declare'
import type { RequestInfo } from '../../web/contract'
import type { Person } from './person'

/** Before what cannot be undone: is it still the account's owner who sits there? */
export interface PasswordCheck {
  /** Throws `wrong-password`, or `too-many` after several wrong ones: tries here and at sign-in are counted together. */
  demand(person: Person, password: string, request: RequestInfo): Promise<void>
}

export const passwordCheck = token<PasswordCheck>('session.password-check')
