import type { Audit, Database } from '../../data/contract'
import type { RequestInfo } from '../../web/contract'
import { webErrors } from '../../web/contract'
import { sessionErrors } from '../contract'
import { findByEmail, findHash } from './account-queries'
import type { AttemptLimit } from './attempt-limit'
import type { Passwords } from './passwords'
import type { Sessions } from './sessions'
import type { SessionTables } from './tables'

export type SignIn = (
  credentials: { email: string; password: string },
  request: RequestInfo,
) => Promise<{ token: string; personId: number }>

/** One answer for an unknown address, a wrong password and a disabled account, in the same time: nothing tells which it was. */
export function createSignIn(
  database: Database,
  passwords: Passwords,
  sessions: Sessions,
  audit: Audit,
  limit: AttemptLimit,
): SignIn {
  return async ({ email, password }, request) => {
    const waitSeconds = limit.waitFor(email, request.ip)
    if (waitSeconds > 0) {
      throw webErrors.tooMany(`There were too many attempts for this address. Try again in ${waitSeconds} s.`, {
        retryAfterSeconds: waitSeconds,
      })
    }
    const db = database.of<SessionTables>()
    const account = await findByEmail(db, email)
    const stored = account && !account.disabled_at ? await findHash(db, account.id) : undefined
    if (!(await passwords.fits(stored?.hash, password)) || !account) {
      limit.failed(email, request.ip)
      throw sessionErrors.wrongCredentials(
        'The e-mail address and the password do not fit together. Check both, or sign up.',
      )
    }
    limit.succeeded(email)
    const token = await database.transact(async (tx) => {
      await audit.record(tx, {
        personId: account.id,
        action: 'session.signed-in',
        about: `person:${account.id}`,
        detail: { address: request.ip },
      })
      return sessions.begin(tx, account.id, request)
    })
    return { token, personId: account.id }
  }
}
