import { randomInt } from 'node:crypto'
import type { Clock, Database, Tx } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import type { RequestInfo } from '../../../web/contract'
import { sessionErrors } from '../../contract'
import type { AttemptLimit } from '../attempt-limit'
import { hashOf, isSame } from '../entering/secrets'
import type { SignInTables } from '../entering/tables'
import { addressCodeMail } from '../addresses/address-mails'
import { codeMail } from '../mails-sign-in'
import type { Askers } from './askers'
import { dropCodes, keepCode, tryCode, takeCode } from './code-queries'

const LIFE_MS = 10 * 60_000
const MOST_TRIES = 5

/** What a code is good for: to log in and to prove oneself, or to add the address that it went to. One opens nothing of the other. */
type Opens = 'code' | 'address'
const mails = { code: codeMail, address: addressCodeMail }

/**
 * Six digits by e-mail: ten minutes, five tries, once, in the browser that asked. What strangers ask for and try is theirs: it spends no code
 * of the owner's, and their tries with all the codes that an hour mails to one address are 60 (mail-paces.ts).
 */
export interface Codes {
  send(
    tx: Tx,
    account: { id: number; name: string; email: string },
    ticket: string,
    language: 'en' | 'hi',
    opens?: Opens,
  ): Promise<void>
  /** All that were mailed for a person. */
  dropAll(tx: Tx, personId: number): Promise<void>
  /**
   * The person whose address this is, when the code fits; `accept` runs with it in the transaction that uses the code up. Throws
   * `wrong-code`, also where there is nobody. `sessionId`: of whoever types the code in their own session.
   */
  use<T>(
    given: { email: string; code: string; sessionId?: string; opens?: Opens },
    request: RequestInfo,
    accept: (tx: Tx, personId: number) => Promise<T>,
  ): Promise<T>
}

export interface CodeParts {
  readonly database: Database
  readonly mailer: Mailer
  readonly limit: AttemptLimit
  readonly clock: Clock
  readonly askers: Askers
}

export function createCodes({ database, mailer, limit, clock, askers }: CodeParts): Codes {
  const keyOf = (opens: Opens, email: string, ticket: string) => hashOf(opens, email.toLowerCase(), ticket)
  const wrong = () =>
    sessionErrors.wrongCode('This code does not fit, or its ten minutes are over. Check it, or ask for another one.', {
      errors: [{ path: 'code', message: 'This code does not fit, or its ten minutes are over.' }],
    })
  return {
    async send(tx, account, ticket, language, opens = 'code') {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const key = keyOf(opens, account.email, ticket)
      const expiresAt = new Date(clock.now().getTime() + LIFE_MS)
      await keepCode(database.on<SignInTables>(tx), {
        key,
        person_id: account.id,
        code_hash: hashOf(key, code),
        tries: 0,
        expires_at: expiresAt,
      })
      await mailer.send(tx, { ...mails[opens](account, code, language), expiresAt })
    },
    dropAll: (tx, personId) => dropCodes(database.on<SignInTables>(tx), personId),
    async use({ email, code, sessionId, opens = 'code' }, request, accept) {
      const { ticket, known } = await askers.of(email, request, sessionId)
      const key = keyOf(opens, email, ticket)
      return limit.attempt({ email: key, request, kind: 'code', browser: known }, async (tried) => {
        const kept = await tryCode(database.of<SignInTables>(), key, clock.now(), MOST_TRIES)
        const hash = hashOf(key, code)
        if (!kept || !isSame(kept.codeHash, hash)) throw wrong()
        return database.transact(async (tx) => {
          const db = database.on<SignInTables>(tx)
          if (!(await takeCode(db, key, hash))) throw wrong()
          await tried.succeeded(db)
          return accept(tx, kept.personId)
        })
      })
    },
  }
}
