import type { Database } from '../../../data/contract'
import type { RequestInfo } from '../../../web/contract'
import { sessionErrors } from '../../contract'
import { findAccount, findHash } from '../account-queries'
import type { AttemptLimit } from '../attempt-limit'
import type { Passwords } from '../passwords'
import type { Proving } from '../sign-up-steps/proving'
import type { SessionTables } from '../tables'
import type { Verification } from '../verification'
import type { Claims } from './claims'

/** The links of mails that prove an address. */
export interface AddressLinks {
  /**
   * A link alone would prove an address for whoever signed up with it, stranger or not: it counts in a browser of the account, or with its
   * password. Throws `link-expired`, `password-wanted`, `wrong-password`; but for the first the link stays good.
   */
  open(given: { token: string; password?: string | undefined }, request: RequestInfo): Promise<void>
}

export interface AddressLinkParts {
  readonly database: Database
  readonly claims: Claims
  readonly proving: Proving
  readonly verification: Verification
  readonly passwords: Passwords
  readonly limit: AttemptLimit
}

export function createAddressLinks(parts: AddressLinkParts): AddressLinks {
  const { database, claims, proving, verification, passwords, limit } = parts

  async function demandPassword(personId: number, password: string | undefined, request: RequestInfo) {
    if (password === undefined)
      throw sessionErrors.passwordWanted(
        'Open the link in the browser where you signed up, or type the password that you chose there.',
      )
    const account = await findAccount(database.of<SessionTables>(), personId)
    await limit.attempt({ email: account?.email ?? '', request }, async (tried) => {
      const stored = await findHash(database.of<SessionTables>(), personId)
      if (await passwords.fits(stored?.hash, password)) return tried.succeeded()
      const message = 'This password is not the one of your account.'
      throw sessionErrors.wrongPassword(message, { errors: [{ path: 'password', message }] })
    })
  }

  return {
    async open({ token, password }, request) {
      const personId = (await proving.whose(token)) ?? (await verification.whose(token))
      if (personId === undefined)
        throw sessionErrors.linkExpired(
          'This link was used already or is older than two days. Sign in and ask for a new one.',
        )
      if (!(await claims.isBrowserOf(personId, request))) await demandPassword(personId, password, request)
      if (!(await proving.confirmLink(token))) await verification.confirm(token)
    },
  }
}
