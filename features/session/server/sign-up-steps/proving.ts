import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Clock, Database, Outbox, Tx } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import { webErrors } from '../../../web/contract'
import { addressesChanged, sessionErrors } from '../../contract'
import { findByEmail } from '../account-queries'
import { lockAccount } from '../claim/claim-queries'
import { demandMayMail } from '../codes/mail-paces'
import type { SignInTables } from '../entering/tables'
import { takenMail } from '../mails'
import type { Sessions } from '../sessions'
import type { SessionTables } from '../tables'
import {
  claimProof,
  findByLink,
  findProof,
  keepProof,
  type Proof,
  type ProofTables,
  setProved,
  takeTry,
} from './proof-queries'
import { proveMail } from './prove-mail'

const CODE_MS = 15 * 60_000
const LINK_MS = 48 * 3_600_000
const AGAIN_MS = 30_000
const TRIES = 5

interface Addressee {
  readonly id: number
  readonly name: string
  readonly email: string
}
type Language = 'en' | 'hi'

/** Proves that an address is somebody's: a code of 6 digits to type, or a link, in one mail. */
export interface Proving {
  send(tx: Tx, person: Addressee, language: Language): Promise<void>
  /** The same on a person's wish, at most every 30 s, and as often as an address is mailed to. Of an address that has an account its owner hears, and nobody else. */
  sendAgain(person: Addressee, language: Language): Promise<void>
  /** Throws `wrong-code` with how many tries are left, and `code-spent`. */
  confirmCode(personId: number, code: string): Promise<void>
  /** Whose link it is; undefined as `confirmLink` is false. */
  whose(token: string): Promise<number | undefined>
  /** False for a link that is not one of these, was used or is too old. */
  confirmLink(token: string): Promise<boolean>
  pending(personId: number): Promise<{ readonly email: string; readonly againAt: Date } | undefined>
}

const digest = (...parts: readonly string[]) => createHash('sha256').update(parts.join(':')).digest()
const hashOf = (...parts: readonly string[]) => digest(...parts).toString('base64url')

export function createProving(
  database: Database,
  mailer: Mailer,
  sessions: Sessions,
  outbox: Outbox,
  clock: Clock,
  publicUrl: string,
): Proving {
  async function send(tx: Tx, { id, name, email }: Addressee, language: Language): Promise<void> {
    const db = database.on<ProofTables>(tx)
    const now = clock.now()
    const [code, token, salt] = [
      randomCode(),
      randomBytes(24).toString('base64url'),
      randomBytes(12).toString('base64url'),
    ]
    const owner = await findByEmail(database.on<SessionTables>(tx), email)
    const isTaken = owner !== undefined && owner.id !== id
    const link_until = new Date(now.getTime() + LINK_MS)
    await keepProof(db, {
      person_id: id,
      email,
      salt,
      code_hash: isTaken ? null : hashOf(salt, code),
      token_hash: isTaken ? null : hashOf(token),
      tries: 0,
      sent_at: now,
      code_until: new Date(now.getTime() + CODE_MS),
      link_until,
    })
    const mail = isTaken
      ? takenMail({ name: owner.name, email: owner.address }, `${publicUrl}/auth/login`, language)
      : proveMail({ name, email, code, link: `${publicUrl}/auth/verify-email?token=${token}` }, language)
    await mailer.send(tx, { ...mail, expiresAt: link_until })
  }

  /** A proved address moves by the consent of both (`email-change`), never by a proof that was asked for before it was proved. */
  async function prove(tx: Tx, { person_id, email }: Proof): Promise<void> {
    const account = await lockAccount(database.on<SignInTables>(tx), person_id)
    if (account?.provedAt && account.email.toLowerCase() !== email.toLowerCase())
      throw sessionErrors.codeSpent('Your account has a confirmed address already. Change it in the settings.')
    if (!(await setProved(database.on<ProofTables>(tx), person_id, email, clock.now())))
      throw sessionErrors.codeSpent('This address cannot be confirmed any more. Use another one.')
    await outbox.publish(tx, addressesChanged({ personId: person_id }))
    await sessions.changed(tx)
  }

  const againAt = ({ sent_at }: Proof) => new Date(sent_at.getTime() + AGAIN_MS)

  return {
    send,
    async pending(personId) {
      const proof = await findProof(database.of<ProofTables>(), personId)
      return proof && { email: proof.email, againAt: againAt(proof) }
    },
    sendAgain: (person, language) =>
      database.transact(async (tx) => {
        const before = await findProof(database.on<ProofTables>(tx), person.id)
        const waitSeconds = before ? Math.ceil((againAt(before).getTime() - clock.now().getTime()) / 1000) : 0
        if (waitSeconds > 0)
          throw webErrors.tooMany(`The last mail is on its way. Ask again in ${waitSeconds} s.`, {
            retryAfterSeconds: waitSeconds,
          })
        const owner = await findByEmail(database.on<SessionTables>(tx), person.email)
        const named = { email: person.email, ...(owner?.id === person.id && { ownerId: person.id }) }
        await demandMayMail(database.on<SignInTables>(tx), named, clock.now())
        await send(tx, person, language)
      }),
    async confirmCode(personId, code) {
      const proof = await takeTry(database.of<ProofTables>(), personId, TRIES, clock.now())
      if (!proof)
        throw sessionErrors.codeSpent(
          'This code was tried too often, or is older than 15 minutes. Ask for another one.',
        )
      const known = proof.code_hash ?? hashOf(proof.salt, 'nothing that could be typed')
      if (!timingSafeEqual(digest(proof.salt, code), Buffer.from(known, 'base64url'))) {
        const left = TRIES - proof.tries
        throw sessionErrors.wrongCode(
          left > 0 ? `Not this one. ${left} tries left.` : 'Not this one. Ask for another code.',
        )
      }
      await database.transact(async (tx) => {
        const claimed = await claimProof(database.on<ProofTables>(tx), { personId, codeHash: known })
        if (claimed) return prove(tx, claimed)
        // The same code in another tab was first, or another mail went out meanwhile.
        const account = await lockAccount(database.on<SignInTables>(tx), personId)
        if (!account?.provedAt) throw sessionErrors.wrongCode('Not this one. Ask for another code.')
      })
    },
    async whose(token) {
      return (await findByLink(database.of<ProofTables>(), hashOf(token), clock.now()))?.person_id
    },
    confirmLink: (token) =>
      database.transact(async (tx) => {
        const by = { tokenHash: hashOf(token), now: clock.now() }
        const claimed = await claimProof(database.on<ProofTables>(tx), by)
        if (claimed) await prove(tx, claimed)
        return claimed !== undefined
      }),
  }
}

const randomCode = () => String(randomInt(1_000_000)).padStart(6, '0')
