import { randomInt } from 'node:crypto'
import type { Clock, Database, Tx } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import { type RequestInfo, webErrors } from '../../../web/contract'
import { sessionErrors } from '../../contract'
import type { AttemptLimit } from '../attempt-limit'
import { hashOf, isSame } from '../entering/secrets'
import type { SignInTables } from '../entering/tables'
import { codeMail } from '../mails-sign-in'
import { keepCode, tryCode, takeCode } from './code-queries'

const LIFE_MS = 10 * 60_000
const MOST_TRIES = 5

/** Six digits by e-mail: ten minutes, five tries, once. */
export interface Codes {
  send(tx: Tx, account: { id: number; name: string; email: string }, language: 'en' | 'hi'): Promise<void>
  /**
   * The person whose address this is, when the code fits; `accept` runs with it in the transaction that uses the code up. Throws
   * `wrong-code`, also where there is nobody.
   */
  use<T>(
    given: { email: string; code: string },
    request: RequestInfo,
    accept: (tx: Tx, personId: number) => Promise<T>,
  ): Promise<T>
}

export function createCodes(database: Database, mailer: Mailer, limit: AttemptLimit, clock: Clock): Codes {
  const rowOf = (email: string) => hashOf('code', email.toLowerCase())
  const wrong = () =>
    sessionErrors.wrongCode('This code does not fit, or its ten minutes are over. Check it, or ask for another one.', {
      errors: [{ path: 'code', message: 'This code does not fit, or its ten minutes are over.' }],
    })
  return {
    async send(tx, account, language) {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await keepCode(database.on<SignInTables>(tx), {
        email_hash: rowOf(account.email),
        person_id: account.id,
        code_hash: hashOf(rowOf(account.email), code),
        tries: 0,
        expires_at: new Date(clock.now().getTime() + LIFE_MS),
      })
      await mailer.send(tx, codeMail(account, code, language))
    },
    use: ({ email, code }, request, accept) =>
      limit.attempt({ email, request, kind: 'code' }, async (tried) => {
        const kept = await tryCode(database.of<SignInTables>(), rowOf(email), clock.now(), MOST_TRIES)
        const hash = hashOf(rowOf(email), code)
        if (!kept || !isSame(kept.codeHash, hash)) throw wrong()
        return database.transact(async (tx) => {
          const db = database.on<SignInTables>(tx)
          if (!(await takeCode(db, rowOf(email), hash))) throw wrong()
          await tried.succeeded(db)
          return accept(tx, kept.personId)
        })
      }),
  }
}

/** How often mails that anybody can ask for go to one address, and are asked for from one place. */
export const mailPaces = (email: string, ip: string) =>
  [
    { key: hashOf('mails-from', ip), burst: 30, everyMs: 60_000 },
    { key: hashOf('mails-to', email.toLowerCase()), burst: 4, everyMs: 5 * 60_000 },
  ] as const

export const tooManyMails = () =>
  webErrors.tooMany('Several mails were asked for already. Look for the last one, or try again in five minutes.', {
    retryAfterSeconds: 300,
  })
