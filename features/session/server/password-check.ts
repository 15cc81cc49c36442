import type { Database } from '../../data/contract'
import type { RequestInfo } from '../../web/contract'
import { type Person, sessionErrors } from '../contract'
import { findHash } from './account-queries'
import type { AttemptLimit } from './attempt-limit'
import type { Passwords } from './passwords'
import type { SessionTables } from './tables'

/** Is this the password of whoever is signed in? */
export interface PasswordCheck {
  /** Throws `wrong-password`, or `too-many` after several wrong ones: a session has a counter of its own. */
  demand(person: Person, password: string, request: Pick<RequestInfo, 'network'>): Promise<void>
}

export function createPasswordCheck(database: Database, passwords: Passwords, limit: AttemptLimit): PasswordCheck {
  return {
    async demand({ id, email, sessionId }, password, { network }) {
      await limit.attempt({ email, request: { network }, browser: sessionId }, async (tried) => {
        const stored = await findHash(database.of<SessionTables>(), id)
        if (await passwords.fits(stored?.hash, password)) return tried.succeeded()
        throw sessionErrors.wrongPassword('This password is not the one of your account. Nothing was changed.', {
          errors: [{ path: 'password', message: 'This is not the password of your account' }],
        })
      })
    },
  }
}
