import type { Database } from '../../data/contract'
import type { RequestInfo } from '../../web/contract'
import { sessionErrors } from '../contract'
import type { AttemptLimit } from './attempt-limit'
import type { Entered, Entry } from './entering/entry'
import { findByAddress } from './entering/entry-queries'
import type { SignInTables } from './entering/tables'
import type { Passwords } from './passwords'

export type SignIn = (credentials: { email: string; password: string }, request: RequestInfo) => Promise<Entered>

/**
 * One answer for an unknown address, a wrong password and an account that ended, in the same time: nothing tells which it was. Only who has
 * the right password of one that staff disabled is told so, and why.
 */
export function createSignIn(database: Database, passwords: Passwords, entry: Entry, limit: AttemptLimit): SignIn {
  return async ({ email, password }, request) => {
    const browser = entry.browserOf(request)
    const account = await findByAddress(database.of<SignInTables>(), email, browser)
    const known = account?.isKnownBrowser ? browser : undefined
    // An account has one counter, however many addresses it has.
    return limit.attempt({ email: account?.email ?? email, request, browser: known }, async (tried) => {
      const hash = account?.disabledAt && !account.isSuspended ? undefined : account?.hash
      if (!(await passwords.fits(hash ?? undefined, password)) || !account) {
        throw sessionErrors.wrongCredentials(
          'The e-mail address and the password do not fit together. Check both, or sign up.',
        )
      }
      return database.transact(async (tx) => {
        await tried.succeeded(database.on<SignInTables>(tx))
        return entry.enter(tx, account.id, 'password', request)
      })
    })
  }
}
