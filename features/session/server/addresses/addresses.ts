import type { Audit, Clock, Database, Outbox, Tx } from '../../../data/contract'
import { dataErrors } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import { type CookieChange, type RequestInfo, webErrors } from '../../../web/contract'
import { addressesChanged, type Person, sessionErrors } from '../../contract'
import { findAccount, findByEmail } from '../account-queries'
import { lockAccount } from '../claim/claim-queries'
import type { Askers } from '../codes/askers'
import type { Codes } from '../codes/codes'
import { demandMayMail } from '../codes/mail-paces'
import { answerLink } from '../email-change/answer-link'
import { dropChange } from '../email-change/email-change-queries'
import { UNDO_MS } from '../email-change/email-moves'
import type { SignInTables } from '../entering/tables'
import type { Links } from '../password/links'
import type { Sessions } from '../sessions'
import { refuseThrowAway } from '../sign-up-steps/throw-away'
import type { SessionTables } from '../tables'
import { addressInUseMail, addressMail } from './address-mails'
import { deleteAddress, insertAddress, listAddresses, swapMain } from './address-queries'

/** Beside the main one. */
const MOST = 5

export interface AddressParts {
  readonly database: Database
  readonly codes: Codes
  readonly askers: Askers
  readonly links: Links
  readonly sessions: Sessions
  readonly mailer: Mailer
  readonly audit: Audit
  readonly outbox: Outbox
  readonly clock: Clock
  readonly publicUrl: string
}

/** One person, several addresses: each proved one logs in, mails go to the main one, which cannot be removed. */
export interface Addresses {
  /** Mails a code to it; its owner's session has just proved itself. Throws `step-not-reached`, `addresses-full`, `too-many`. */
  ask(person: Person, email: string, request: RequestInfo): Promise<readonly CookieChange[]>
  /** Throws `wrong-code`, `email-taken`, `addresses-full`. */
  prove(person: Person, given: { readonly email: string; readonly code: string }, request: RequestInfo): Promise<void>
  makeMain(person: Person, id: number, request: RequestInfo): Promise<void>
  remove(person: Person, id: number, request: RequestInfo): Promise<void>
}

export function createAddresses(parts: AddressParts): Addresses {
  const { database, codes, askers, links, sessions, mailer, audit, outbox, clock, publicUrl } = parts
  const on = (tx: Tx) => database.on<SessionTables>(tx)
  const none = () => dataErrors.notFound('There is no such address of yours. Reload the list.')

  async function demandRoom(tx: Tx, personId: number) {
    if ((await listAddresses(on(tx), personId)).length >= MOST)
      throw sessionErrors.addressesFull(`An account has ${MOST} addresses beside its main one. Remove one first.`)
  }

  async function note(tx: Tx, { id }: Person, what: 'added' | 'main' | 'removed', name: string, { ip }: RequestInfo) {
    const detail = { name, address: ip }
    await audit.record(tx, { personId: id, action: `session.address-${what}`, about: `person:${id}`, detail })
    await outbox.publish(tx, addressesChanged({ personId: id }))
    await sessions.changed(tx)
  }

  /** To the address that mails went to until now, with a way back. */
  async function tell(
    tx: Tx,
    { id: personId, name }: Person,
    to: string,
    [what, other]: readonly ['added' | 'main', string],
    { language }: RequestInfo,
  ) {
    const token = await links.make(tx, { personId, purpose: 'email-undo', email: to, lifeMs: UNDO_MS })
    const link = answerLink(publicUrl, token, 'undo')
    await mailer.send(tx, addressMail({ name, email: to }, what, other, link, language))
  }

  return {
    async ask(person, given, request) {
      const email = given.trim()
      await refuseThrowAway(email)
      const { ticket, cookies } = await askers.of(email, request, person.sessionId)
      await database.transact(async (tx) => {
        const account = await findAccount(on(tx), person.id)
        if (!account?.email_verified_at)
          throw sessionErrors.stepNotReached('Confirm the address that you have first, then add another one.')
        await demandRoom(tx, person.id)
        const owner = await findByEmail(on(tx), email)
        if (owner?.id === person.id) throw webErrors.badRequest('This is your address already.')
        await demandMayMail(database.on<SignInTables>(tx), { email }, clock.now())
        // The page is told the same: nobody finds out by asking who is here.
        if (owner) await mailer.send(tx, addressInUseMail(owner.address, request.language))
        else await codes.send(tx, { id: person.id, name: person.name, email }, ticket, request.language, 'address')
      })
      return cookies
    },
    prove: (person, { email, code }, request) =>
      codes.use({ email, code, sessionId: person.sessionId, opens: 'address' }, request, async (tx, askedBy) => {
        if (askedBy !== person.id)
          throw sessionErrors.wrongCode('Another account asked for this code in this browser. Ask for a new one.')
        const account = await lockAccount(database.on<SignInTables>(tx), person.id)
        await demandRoom(tx, person.id)
        const added = email.trim()
        // Told first: what was proved since the link was made goes when it is taken back.
        if (account) await tell(tx, person, account.email, ['added', added], request)
        if (!account || !(await insertAddress(on(tx), person.id, added, clock.now())))
          throw sessionErrors.emailTaken('Another account has this address meanwhile. Nothing has changed.')
        await note(tx, person, 'added', added, request)
      }),
    makeMain: (person, id, request) =>
      database.transact(async (tx) => {
        const swapped = await swapMain(on(tx), person.id, id, clock.now())
        if (!swapped) throw none()
        // Asked of an address that is the main one no more: its yes or its no is nobody's to give.
        await dropChange(database.on<SignInTables>(tx), person.id)
        await links.drop(tx, person.id, ['reset-password'])
        await sessions.endAll(tx, person.id, person.sessionId)
        await note(tx, person, 'main', swapped.next, request)
        await tell(tx, person, swapped.old, ['main', swapped.next], request)
      }),
    remove: (person, id, request) =>
      database.transact(async (tx) => {
        const email = await deleteAddress(on(tx), person.id, id)
        if (email === undefined) throw none()
        // What was mailed to it opens nothing any more.
        await codes.dropAll(tx, person.id)
        await links.drop(tx, person.id, ['reset-password'])
        await note(tx, person, 'removed', email, request)
        const account = await findAccount(on(tx), person.id)
        for (const to of [account?.email ?? person.email, email])
          await mailer.send(
            tx,
            addressMail({ name: person.name, email: to }, 'removed', email, undefined, request.language),
          )
      }),
  }
}
