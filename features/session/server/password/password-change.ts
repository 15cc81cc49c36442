import type { Audit, Clock, Database, Tx } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import type { RequestInfo } from '../../../web/contract'
import { sessionErrors } from '../../contract'
import { findAccount, setHash } from '../account-queries'
import type { AttemptLimit } from '../attempt-limit'
import type { Claims } from '../claim/claims'
import { untrustBrowsers } from '../devices/device-queries'
import type { SignInTables } from '../entering/tables'
import { changedMail } from '../mails-sign-in'
import type { PasswordRules } from '../password-rules'
import type { Passwords } from '../passwords'
import type { Sessions } from '../sessions'
import { getOpenAccount } from '../suspension/disabled-error'
import type { SessionTables } from '../tables'
import type { Links } from './links'

export interface PasswordChangeParts {
  readonly database: Database
  readonly passwords: Passwords
  readonly rules: PasswordRules
  readonly sessions: Sessions
  readonly links: Links
  readonly claims: Claims
  readonly limit: AttemptLimit
  readonly mailer: Mailer
  readonly audit: Audit
  readonly clock: Clock
}

export interface PasswordChange {
  /** Sets it and ends all sessions but the one that asks. Throws `weak-password`. */
  change(personId: number, sessionId: string, password: string, request: RequestInfo): Promise<void>
  /** The same by the link of a mail, which is used up; all sessions end. Throws `weak-password` (the link stays good), `link-expired`. */
  reset<T>(
    token: string,
    password: string,
    request: RequestInfo,
    accept: (tx: Tx, personId: number) => Promise<T>,
  ): Promise<T>
}

export function createPasswordChange(parts: PasswordChangeParts): PasswordChange {
  const { database, passwords, rules, sessions, links, claims, limit, mailer, audit, clock } = parts

  async function demandStrong(password: string, about: readonly string[]) {
    const weak = await rules.whyWeak(password, about)
    if (weak) throw sessionErrors.weakPassword(weak, { errors: [{ path: 'password', message: weak }] })
  }

  async function store(tx: Tx, personId: number, hash: string, request: RequestInfo, but?: string) {
    const account = await getOpenAccount(database.on<SessionTables>(tx), personId)
    await setHash(database.on<SessionTables>(tx), personId, hash, clock.now())
    await sessions.endAll(tx, personId, but)
    await links.drop(tx, personId, ['reset-password'])
    // Whoever knew the old password may have made a browser trusted, or may stand before the second factor with it.
    await untrustBrowsers(database.on<SignInTables>(tx), personId)
    await audit.record(tx, {
      personId,
      action: 'session.password-changed',
      about: `person:${personId}`,
      detail: { address: request.ip },
    })
    await mailer.send(tx, changedMail(account, 'password', request.language))
    return account
  }

  return {
    async change(personId, sessionId, password, request) {
      const account = await findAccount(database.of<SessionTables>(), personId)
      await demandStrong(password, account ? [account.name, account.email] : [])
      const hash = await passwords.hash(password)
      await database.transact((tx) => store(tx, personId, hash, request, sessionId))
      if (account) await limit.forget(account.email)
    },
    async reset(token, password, request, accept) {
      await demandStrong(password, [])
      const hash = await passwords.hash(password)
      return database.transact(async (tx) => {
        const { personId } = await links.take(tx, token, ['reset-password'])
        // Whoever opened the link has the address.
        await claims.prove(tx, personId, request)
        const account = await store(tx, personId, hash, request)
        await demandStrong(password, [account.name, account.email])
        await limit.forget(account.email, database.on<SignInTables>(tx))
        return accept(tx, personId)
      })
    },
  }
}
