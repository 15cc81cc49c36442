import {
  type Audit,
  type Clock,
  type Database,
  hold,
  type Outbox,
  type StateMachines,
  type Tx,
} from '../../data/contract'
import type { Mailer } from '../../mail/contract'
import type { Notices } from '../../notifications/contract'
import { demandProved, type People, type Person } from '../../session/contract'
import { type Live, webErrors } from '../../web/contract'
import { guardiansErrors } from '../contract'
import type { AskRequest } from '../contract/wire'
import { changeConsent, countMails, findLatest, insertConsent } from './consent-queries'
import type { Standings } from './consents'
import { demandGuardiansAddress } from './guardian-address'
import { askMail } from './guardian-mails'
import { createToken, hashOf, LINK_DAYS, linkOf } from './links'
import { announce } from './live-topic'
import { type ConsentRow, consentMachine as machine, type GuardiansTables, type Language } from './tables'

const DAY_MS = 86_400_000
/** A second press sends nothing. */
const AGAIN_MS = 60_000
const MOST_MAILS = 5

export interface ConsentParts {
  readonly database: Database
  readonly standings: Standings
  readonly machines: StateMachines
  readonly people: People
  readonly mailer: Mailer
  readonly audit: Audit
  readonly outbox: Outbox
  readonly live: Live
  readonly clock: Clock
  readonly notices: () => Notices | undefined
  readonly publicUrl: string
}

/** Mails a guardian; to the one who was named last, a new link takes the place of the former one. Throws `nothing-to-ask`, `too-many`, `bad-request`. */
export type Ask = (person: Person, asked: AskRequest, language: Language) => Promise<void>

export function createAsk(parts: ConsentParts): Ask {
  const { database, standings, machines, people, mailer, audit, live, clock, publicUrl } = parts

  async function demandMinor(personId: number) {
    const { standing } = await standings.of(personId)
    if (standing === 'age-wanted') throw guardiansErrors.ageWanted('Say first when you were born.')
    if (standing === 'free') throw guardiansErrors.nothingToAsk('You are 18 or older: nobody has to agree for you.')
    if (standing === 'given') throw guardiansErrors.nothingToAsk('Your guardian agrees already: nothing is missing.')
  }

  /** Anybody's address can be typed: it is not mailed more often than a guardian would bear. */
  async function demandPace(tx: Tx, personId: number, email: string, now: Date) {
    const db = database.on<GuardiansTables>(tx)
    await hold(database.on(tx), `guardians.mails-to ${email.toLowerCase()}`)
    const { forPerson, toAddress } = await countMails(db, { personId, email, since: new Date(now.getTime() - DAY_MS) })
    if (forPerson >= MOST_MAILS || toAddress >= MOST_MAILS)
      throw webErrors.tooMany(`${MOST_MAILS} mails went out within a day. Ask again tomorrow, or talk to them.`)
  }

  const isSame = (row: ConsentRow | undefined, email: string): row is ConsentRow =>
    row?.state === 'asked' && row.guardian_email.toLowerCase() === email.toLowerCase()

  return async (person, { name, email: typed }, language) => {
    demandProved(person)
    const email = typed.trim()
    await demandMinor(person.id)
    await demandGuardiansAddress(email, [
      person.email,
      ...(await people.addresses(person.id)).map((each) => each.email),
    ])
    await database.transact(async (tx) => {
      const db = database.on<GuardiansTables>(tx)
      const now = clock.now()
      await hold(database.on(tx), `guardians.of ${person.id}`)
      const last = await findLatest(db, person.id)
      if (last?.state === 'given') return // in another window, at this moment
      const again = isSame(last, email) ? last : undefined
      if (again && again.guardian_name === name.trim() && now.getTime() - again.mailed_at.getTime() < AGAIN_MS) return
      await demandPace(tx, person.id, email, now)
      const token = createToken()
      const sent = {
        ...{ guardian_name: name.trim(), guardian_email: email, language, mailed_at: now, answer_hash: hashOf(token) },
        answer_until: new Date(now.getTime() + LINK_DAYS * DAY_MS),
      }
      const row = again ? await sendAgain(tx, again, sent) : await begin(tx, person.id, last, sent)
      await mailer.send(tx, askMail(row, person.name, linkOf(publicUrl, token, language), row.answer_until))
      await audit.record(tx, { personId: person.id, action: 'guardians.asked', about: `person:${person.id}` })
      await announce(live, person.id, tx)
    })
  }

  type Sent = Pick<
    ConsentRow,
    'guardian_name' | 'guardian_email' | 'language' | 'mailed_at' | 'answer_hash' | 'answer_until'
  >

  function sendAgain(tx: Tx, { id, mails, mailed_at: before, version }: ConsentRow, sent: Sent) {
    const isOver = sent.mailed_at.getTime() - before.getTime() >= DAY_MS
    const counted = { mails: isOver ? 1 : mails + 1, version: version + 1, updated_at: sent.mailed_at }
    return changeConsent(database.on<GuardiansTables>(tx), id, { ...sent, ...counted })
  }

  async function begin(tx: Tx, personId: number, last: ConsentRow | undefined, sent: Sent) {
    // Whoever refused answers the new mail; by the old link they would agree to nothing.
    if (last?.state === 'asked' || last?.state === 'refused')
      await machines.move(tx, machine, { id: last.id, to: 'replaced', by: personId, from: [last.state] })
    const asked = { person_id: personId, state: 'asked', asked_at: sent.mailed_at, mails: 1 } as const
    const row = await insertConsent(database.on<GuardiansTables>(tx), { ...asked, ...sent })
    await machines.begin(tx, machine, { id: row.id, state: 'asked', by: personId })
    return row
  }
}
