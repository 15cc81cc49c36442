import type { Audit, Clock, Database, Tx } from '../../../data/contract'
import type { Opportunities, Opportunity } from '../../../listings/contract'
import type { Mailer } from '../../../mail/contract'
import type { Notices } from '../../../notifications/contract'
import { demandProved, type People, type Person } from '../../../session/contract'
import { type Live, type SharedCache, webErrors } from '../../../web/contract'
import { manageErrors } from '../../contract'
import type { Offered } from '../../contract/wire-handover'
import type { ManageTables } from '../draft-queries'
import { isOfState, type ListingActs } from '../listing-acts'
import { tellLists } from '../live-lists'
import { readFew } from '../read-few'
import { freeDraft } from '../revision/handed-in-queries'
import {
  deleteHandover,
  type HandoverRow,
  type HandoverTables,
  listHandoversTo,
  lockHandover,
  sinceOf,
  writeHandover,
} from './handover-queries'
import { handoverKey, handoverMail } from './handover-mail'
import { DECLINED, TAKEN_OVER } from './handover-templates'

/** How an opportunity gets another organizer: offered to an address, and taken by whoever has proved it. */
export interface Handovers {
  /** Mails the address; another offer of the same takes the place of this one. Throws `not-yours`, `bad-request` for one's own address. */
  offer(person: Person, id: number, email: string, language: 'en' | 'hi'): Promise<void>
  takeBack(person: Person, id: number): Promise<void>
  /** What is offered to one's proved addresses. */
  offered(person: Person): Promise<Offered>
  /** Throws `not-offered` where it was taken back, answered, or is too old. */
  accept(person: Person, id: number): Promise<void>
  decline(person: Person, id: number): Promise<void>
}

export interface HandoverParts {
  readonly database: Database
  readonly opportunities: Opportunities
  readonly acts: ListingActs
  readonly people: People
  readonly mailer: Mailer
  readonly audit: Audit
  readonly live: Live
  readonly sharedCache: SharedCache
  readonly clock: Clock
  /** Undefined while `notifications` is off. */
  readonly notices: () => Notices | undefined
  readonly publicUrl: string
}

const notOffered = () =>
  manageErrors.notOffered(
    'This is not offered to you any more: it was taken back, answered, or is too old. Ask its organizer.',
  )

export function createHandovers(parts: HandoverParts): Handovers {
  const { database, opportunities, acts, people, mailer, audit, live, sharedCache, clock, publicUrl } = parts
  const on = (tx: Tx) => database.on<HandoverTables>(tx)

  /** Whoever it is entrusted to runs it, and gives it to nobody. */
  async function demandOrganizer(person: Person, id: number): Promise<Opportunity> {
    const row = await acts.own(person, id)
    if (row.organizerId === person.id && row.state !== 'removed') return row
    throw manageErrors.notYours(`There is no opportunity ${id} that you organize.`)
  }

  const provedOf = async (person: Person, tx?: Tx) =>
    (await people.addresses(person.id, tx)).filter(({ isProved }) => isProved).map(({ email }) => email.toLowerCase())

  /** The offer, locked, where it is one to this person. */
  async function lockOffered(tx: Tx, person: Person, id: number): Promise<HandoverRow> {
    const row = await lockHandover(on(tx), id)
    if (!row || row.at <= sinceOf(clock.now()) || !(await provedOf(person, tx)).includes(row.email)) throw notOffered()
    return row
  }

  async function answered(tx: Tx, person: Person, offer: HandoverRow, template: string): Promise<void> {
    const { opportunity_id: id, from_person: from, at: offeredAt } = offer
    const [row, at] = [await opportunities.find(id, tx), clock.now()]
    await parts.notices()?.tell(tx, {
      ...{ personId: from, template, from: 'Foothold', at, eventId: `${template}:${id}:${offeredAt.toISOString()}` },
      values: { title: row?.title ?? '', name: person.name },
      actionUrl: '/manage/user/competition-listings/all/approved',
    })
    for (const each of [from, person.id]) await tellLists(live, tx, each)
  }

  return {
    async offer(person, id, typed, language) {
      demandProved(person)
      const email = typed.trim().toLowerCase()
      const row = await demandOrganizer(person, id)
      if ((await people.addresses(person.id)).some((each) => each.email.toLowerCase() === email))
        throw webErrors.badRequest('This is an address of yours.', {
          errors: [{ path: 'email', message: 'It is yours already: name somebody else' }],
        })
      await database.transact(async (tx) => {
        const at = clock.now()
        await writeHandover(on(tx), { opportunity_id: id, from_person: person.id, email, at })
        const mail = { title: row.title, name: person.name, publicUrl, key: handoverKey(id, email, at) }
        await mailer.send(tx, handoverMail(email, mail, language))
        await audit.record(tx, { personId: person.id, action: 'manage.offered', about: `opportunity:${id}` })
        await tellLists(live, tx, person.id)
      })
    },
    async takeBack(person, id) {
      await demandOrganizer(person, id)
      await database.transact(async (tx) => {
        const row = await lockHandover(on(tx), id)
        if (!row) return
        await deleteHandover(on(tx), id)
        await audit.record(tx, { personId: person.id, action: 'manage.offer-taken-back', about: `opportunity:${id}` })
        await tellLists(live, tx, person.id)
      })
    },
    async offered(person) {
      const found = await listHandoversTo(database.of<HandoverTables>(), await provedOf(person), sinceOf(clock.now()))
      const rows = await readFew(found, async ({ opportunity_id: id, from_person: from }) => {
        const [row, organizer] = [await opportunities.find(id), await people.find(from)]
        if (row?.organizerId !== from || row.state === 'removed') return undefined
        const { title, organisation, state, seatsTaken } = row
        return { id, title, organisation, state, seatsTaken, from: organizer?.name ?? '' }
      })
      return { items: rows.filter((each) => each !== undefined) }
    },
    async accept(person, id) {
      await database.transact(async (tx) => {
        const offer = await lockOffered(tx, person, id)
        const { from_person: from } = offer
        await opportunities.handOver(tx, id, from, person.id).catch((error: unknown) => {
          throw isOfState(error) ? notOffered() : error
        })
        // What the former one was changing of it is a draft of theirs by itself.
        await freeDraft(database.on<ManageTables>(tx), id)
        await people.grant(tx, person.id, 'organizer', undefined)
        await deleteHandover(on(tx), id)
        const detail = { person: from }
        await audit.record(tx, { personId: person.id, action: 'manage.taken-over', about: `opportunity:${id}`, detail })
        await answered(tx, person, offer, TAKEN_OVER)
      })
      await sharedCache.forget('listings') // after the commit: who asks now is told what holds now
    },
    decline: (person, id) =>
      database.transact(async (tx) => {
        const offer = await lockOffered(tx, person, id)
        await deleteHandover(on(tx), id)
        await answered(tx, person, offer, DECLINED)
      }),
  }
}
