import type { Audit, Clock, Database, Outbox } from '../../data/contract'
import type { Mailer } from '../../mail/contract'
import type { CookieChange, RequestInfo } from '../../web/contract'
import { sessionErrors, signedUp } from '../contract'
import { findByEmail, insertAccount, setHash } from './account-queries'
import { mayMail } from './codes/mail-paces'
import { keepBrowser } from './entering/entry-queries'
import { ownBrowser } from './entering/own-browser'
import type { SignInTables } from './entering/tables'
import { takenMail } from './mails'
import type { PasswordRules } from './password-rules'
import type { Passwords } from './passwords'
import type { Sessions } from './sessions'
import type { Proving } from './sign-up-steps/proving'
import { refuseThrowAway } from './sign-up-steps/throw-away'
import type { SessionTables } from './tables'

export interface SignUpParts {
  readonly database: Database
  readonly passwords: Passwords
  readonly rules: PasswordRules
  readonly sessions: Sessions
  readonly proving: Proving
  readonly mailer: Mailer
  readonly audit: Audit
  readonly outbox: Outbox
  readonly clock: Clock
  readonly publicUrl: string
  readonly secure: boolean
}

export type SignUp = (
  person: { name: string; email: string; password: string },
  request: RequestInfo,
) => Promise<SignedUp>

export interface SignedUp {
  /** Of the session; undefined for an address that has an account. */
  readonly token: string | undefined
  /** The account knows this browser from now on. Set for a taken address too: it says nothing. */
  readonly browser: CookieChange
}

/**
 * Makes an account and signs it in. For an address that has one the page gets no session, which tells whoever asks that it is taken
 * (the route limits how often), and the owner a mail.
 */
export function createSignUp(parts: SignUpParts): SignUp {
  const { database, passwords, rules, sessions, proving, mailer, audit, outbox, clock } = parts
  return async (given, request) => {
    const name = given.name.trim().replace(/\s+/g, ' ')
    const email = given.email.trim()
    await refuseThrowAway(email)
    const weak = await rules.whyWeak(given.password, [name, email])
    if (weak) throw sessionErrors.weakPassword(weak, { errors: [{ path: 'password', message: weak }] })

    const hash = await passwords.hash(given.password)
    const browser = ownBrowser(request, parts.secure)
    return database.transact(async (tx) => {
      const db = database.on<SessionTables>(tx)
      const now = clock.now()
      const account = await insertAccount(db, { name, email, signup_step: 'prove', created_at: now, updated_at: now })
      if (!account) {
        const owner = await findByEmail(db, email)
        // The answer is the same, however often.
        if (owner && (await mayMail(database.on<SignInTables>(tx), { email }, now))) {
          const taken = { name: owner.name, email: owner.address }
          await mailer.send(tx, takenMail(taken, `${parts.publicUrl}/auth/login`, request.language))
        }
        return { token: undefined, browser: browser.cookie }
      }
      await setHash(db, account.id, hash, now)
      await proving.send(tx, account, request.language)
      await audit.record(tx, {
        personId: account.id,
        action: 'session.signed-up',
        about: `person:${account.id}`,
        detail: { address: request.ip },
      })
      await outbox.publish(tx, signedUp({ personId: account.id }))
      const known = { token_hash: browser.hash, person_id: account.id, used_at: now }
      await keepBrowser(database.on<SignInTables>(tx), known)
      return { token: await sessions.begin(tx, account.id, request, browser.hash), browser: browser.cookie }
    })
  }
}
