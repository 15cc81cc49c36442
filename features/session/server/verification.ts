import { createHash, randomBytes } from 'node:crypto'
import type { Clock, Database, Outbox, Tx } from '../../data/contract'
import type { Mailer } from '../../mail/contract'
import { addressesChanged, sessionErrors } from '../contract'
import { markVerified } from './account-queries'
import { demandMayMail } from './codes/mail-paces'
import type { SignInTables } from './entering/tables'
import { verifyMail } from './mails'
import type { SessionTables } from './tables'
import { claimVerification, findVerification, insertVerification } from './verification-queries'

const LIFE_MS = 48 * 3_600_000
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export interface Verification {
  /** Mails a link that proves the address. Throws `too-many`. */
  send(tx: Tx, account: { id: number; name: string; email: string }, language: 'en' | 'hi'): Promise<void>
  /** Whose link it is; undefined where `confirm` throws. */
  whose(token: string): Promise<number | undefined>
  /** Throws `link-expired` for a link that is too old, used or not ours. */
  confirm(token: string): Promise<void>
}

export function createVerification(
  database: Database,
  mailer: Mailer,
  outbox: Outbox,
  clock: Clock,
  publicUrl: string,
): Verification {
  return {
    async send(tx, account, language) {
      await demandMayMail(database.on<SignInTables>(tx), { email: account.email, ownerId: account.id }, clock.now())
      const token = randomBytes(24).toString('base64url')
      const expiresAt = new Date(clock.now().getTime() + LIFE_MS)
      await insertVerification(database.on<SessionTables>(tx), {
        token_hash: hashOf(token),
        person_id: account.id,
        purpose: 'verify-email',
        expires_at: expiresAt,
        used_at: null,
      })
      const mail = verifyMail(account, `${publicUrl}/auth/verify-email?token=${token}`, language)
      await mailer.send(tx, { ...mail, expiresAt })
    },
    whose: (token) => findVerification(database.of<SessionTables>(), hashOf(token), clock.now()),
    async confirm(token) {
      await database.transact(async (tx) => {
        const db = database.on<SessionTables>(tx)
        const personId = await claimVerification(db, hashOf(token), clock.now())
        if (personId === undefined)
          throw sessionErrors.linkExpired(
            'This link was used already or is older than two days. Sign in and ask for a new one.',
          )
        await markVerified(db, personId, clock.now())
        await outbox.publish(tx, addressesChanged({ personId }))
      })
    },
  }
}
