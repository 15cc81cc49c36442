import type { Subject } from '../../../kernel/declare'
import type { Clock, Database, Outbox, StateMachines, Tx } from '../../data/contract'
import { dataErrors } from '../../data/contract'
import { findPerson, type People } from '../../session/contract'
import type { Sanitiser } from '../../web/contract'
import type { KeptSeats, Kind, Opportunities, OpportunityContent, OpportunityState } from '../contract'
import { approved, becamePublic, closed, edited, houseReasons, listingErrors } from '../contract'
import { admittedAmong } from './admitted-among'
import { createCancel } from './cancel'
import { loadSome } from './catalogue/catalogue-queries'
import { announceChange } from './changes'
import type { Gate } from './gate'
import { listingOf } from './listing-of'
import { anyRowsByIds, type ListingRow } from './listing-queries'
import { followMerges, ledTo } from './merge/merge-queries'
import { opportunityMachine as machine } from './opportunity-machine'
import {
  countByState,
  type FullRow,
  findRow,
  findRows,
  insertOpportunity,
  listRows,
  lockShared,
  organisersOf,
  setSeats,
  statesOf,
  updateOpportunity,
} from './opportunity-queries'
import { isUnread } from './organizer-gone'
import { writeOrganizer } from './organizer-queries'
import { opportunityOf } from './rows'
import { releaseOne, takeOne } from './seat-queries'
import { absenceOf, demandShown } from './shown-state'
import {
  closingBetween,
  openAt,
  stampState,
  wasClosedByTime,
  writeChanged,
  writeExtended,
  writeVisibility,
} from './stamp-queries'
import type { ListingsTables } from './tables'
import { createTakeDown } from './take-down'
import { titleOfCopy } from './title-of-copy'
import { createWaiting } from './waiting'

export interface OpportunityParts {
  readonly database: Database
  readonly machines: StateMachines
  readonly outbox: Outbox
  readonly clock: Clock
  readonly sanitiser: Sanitiser
  readonly kinds: () => readonly Kind[]
  readonly gate: Gate
  readonly people: People
  readonly keptSeats: () => readonly KeptSeats[]
}

const missing = (id: number) => dataErrors.notFound(`There is no opportunity ${id}. It may have been deleted.`)

/** All writes of opportunities. Each tells the lists of all nodes when the caller's transaction commits. */
export function createOpportunities(parts: OpportunityParts): Opportunities {
  const { database, machines, outbox, clock, kinds, gate } = parts
  const on = (tx: Tx) => database.on<ListingsTables>(tx)
  const shown = (row: FullRow) => opportunityOf(row, kinds())
  const clean = (content: OpportunityContent): OpportunityContent => ({
    ...content,
    description: parts.sanitiser.clean(content.description),
  })

  async function row(tx: Tx, id: number): Promise<FullRow> {
    const found = await findRow(on(tx), id)
    if (!found) throw missing(id)
    return found
  }

  async function shownRows(ids: readonly number[], reader: Subject | undefined): Promise<readonly ListingRow[]> {
    const rows: ListingRow[] = []
    for (const row of await anyRowsByIds(database.of<ListingsTables>(), ids))
      if (row.visibility === 'public' || (reader && (await gate.admits(row, reader)))) rows.push(row)
    return rows
  }

  async function add(tx: Tx, content: OpportunityContent, by: number) {
    const id = await insertOpportunity(on(tx), clean(content), { state: 'draft', organizerId: by, at: clock.now() })
    await machines.begin(tx, machine, { id, state: 'draft', by })
    return shown(await row(tx, id))
  }

  async function move(
    tx: Tx,
    id: number,
    by: number | undefined,
    to: OpportunityState,
    more: { readonly from?: readonly OpportunityState[]; readonly why?: string } = {},
  ): Promise<FullRow> {
    await machines.move(tx, machine, { id, to, by, ...more })
    await stampState(on(tx), id, to, clock.now(), more.why)
    await announceChange(database, [id], tx)
    return row(tx, id)
  }

  const close: Opportunities['close'] = async (tx, id, by, why) => {
    const { organizer_id: organizerId } = await move(tx, id, by, 'closed', { from: ['live'], why })
    await outbox.publish(tx, closed({ opportunityId: id, organizerId }))
  }

  /** In sight from now on. What was held while its organizer's account was erased is closed by that, as what was open then. */
  async function show(tx: Tx, moved: FullRow): Promise<void> {
    if (isUnread(moved)) await close(tx, moved.id, undefined, houseReasons.erased)
    else if (moved.visibility === 'public') await outbox.publish(tx, becamePublic({ opportunityIds: [moved.id] }))
  }

  return {
    async find(id, tx) {
      const found = await findRow(tx ? on(tx) : database.of<ListingsTables>(), id)
      return found && shown(found)
    },
    findAll: async (ids, tx) =>
      new Map((await findRows(on(tx), [...new Set(ids)])).map((found) => [found.id, shown(found)])),
    async getShown(id, reader) {
      const found = await findRow(database.of<ListingsTables>(), id)
      demandShown(found)
      await gate.demand(found, reader)
      return shown(found)
    },
    async cards(ids, reader) {
      return (await shownRows(ids, reader)).map((row) => listingOf(row, clock.now(), kinds()))
    },
    async eligibilities(ids, reader) {
      const rows = await shownRows(ids, reader)
      const person = findPerson(reader)
      const full = new Set(rows.filter(({ is_full }) => is_full).map(({ id }) => id))
      if (person && full.size > 0)
        for (const { among } of parts.keptSeats())
          for (const kept of await among([...full], person.id)) full.delete(kept)
      return rows.map(({ id, eligibility }) => ({ id, eligibility, isFull: full.has(id) }))
    },
    admitted: async (id, personIds) =>
      admittedAmong(parts, await findRow(database.of<ListingsTables>(), id), personIds),
    async absences(ids) {
      if (ids.length === 0) return new Map()
      const rows = new Map((await statesOf(database.of<ListingsTables>(), ids)).map((row) => [row.id, row]))
      return new Map(ids.map((id) => [id, absenceOf(rows.get(id))]))
    },
    followMerges: (tx, id) => followMerges(on(tx), id),
    ledTo: (tx, ids) => ledTo(on(tx), ids),
    organisers: (ids) => organisersOf(database.of<ListingsTables>(), ids),
    closing: (after, until) => closingBetween(database.of<ListingsTables>(), after, until),
    open: (ids, now) => openAt(database.of<ListingsTables>(), ids, now),
    history: (id) => machines.history(machine, id),
    list: async (filter) => (await listRows(database.of<ListingsTables>(), filter)).map(shown),
    async count({ organizerId }) {
      const counts: Record<string, number> = {}
      for (const { kind, state, count } of await countByState(database.of<ListingsTables>(), organizerId)) {
        counts[`${kind}/${state}`] = Number(count)
        counts[`all/${state}`] = (counts[`all/${state}`] ?? 0) + Number(count)
      }
      return counts
    },
    create: add,
    async update(tx, id, content, { version }) {
      const before = await row(tx, id)
      if (before.state === 'removed')
        throw dataErrors.stateNotAllowed(`“${before.title}” was taken down and cannot be changed any more.`)
      const [was] = before.state === 'live' ? await loadSome(on(tx), [id]) : []
      const isSaved = await updateOpportunity(on(tx), id, clean(content), { version, at: clock.now() })
      if (!isSaved)
        throw dataErrors.versionConflict(
          `Somebody saved “${before.title}” in the meantime. Reload it, then save again.`,
        )
      if (!(await setSeats(on(tx), id, content)))
        throw listingErrors.incomplete(
          `${before.taken} seats of “${before.title}” are taken already; name at least as many, or none at all.`,
          { errors: [{ path: 'seats', message: `At least ${before.taken}: so many are taken` }] },
        )
      if (before.state === 'live') await writeExtended(on(tx), before, content.closesAt)
      if (was) await outbox.publish(tx, edited({ was, at: clock.now().toISOString() }))
      await announceChange(database, [id], tx)
      return shown(await row(tx, id))
    },
    async submit(tx, id, by) {
      await move(tx, id, by, 'pending', { from: ['draft', 'returned'] })
    },
    async approve(tx, id, by) {
      const moved = await move(tx, id, by, 'live', { from: ['pending'] })
      await outbox.publish(tx, approved({ opportunityId: id, organizerId: moved.organizer_id, by }))
      await show(tx, moved)
    },
    ...createWaiting({ database, outbox, row, move, show }),
    async setVisibility(tx, id, visibility) {
      const before = await row(tx, id)
      await writeVisibility(on(tx), id, visibility, clock.now())
      await announceChange(database, [id], tx)
      const isNew = before.state === 'live' && before.visibility !== 'public' && visibility === 'public'
      if (isNew) await outbox.publish(tx, becamePublic({ opportunityIds: [id] }))
    },
    async handOver(tx, id, from, to) {
      if (!(await writeOrganizer(on(tx), id, { from, to, at: clock.now() })))
        throw dataErrors.stateNotAllowed('It was taken down, or another person organizes it now.')
      await announceChange(database, [id], tx)
    },
    async reopen(tx, id, by) {
      const before = await row(tx, id)
      if (!(await wasClosedByTime(on(tx), id)))
        throw dataErrors.stateNotAllowed(`“${before.title}” was not closed by its time.`)
      if (isUnread(before))
        throw dataErrors.stateNotAllowed(`“${before.title}” stays closed: nobody organizes it any more.`)
      await move(tx, id, by, 'live', { from: ['closed'], why: houseReasons.deadline })
    },
    close,
    cancel: createCancel({ database, outbox, clock, row, close }),
    ...createTakeDown({ database, machines, outbox, clock, row, show }),
    async duplicate(tx, id, by, dates = { opensAt: null, closesAt: null, startsOn: null, endsOn: null }) {
      const from = shown(await row(tx, id))
      return add(tx, { ...from, ...dates, externalUrl: null, title: titleOfCopy(from.title) }, by)
    },
    async lockOpen(tx, id) {
      const found = await lockShared(on(tx), id)
      if (!found || found.state === 'removed') throw missing(id)
      if (found.state !== 'live')
        throw listingErrors.notLive(
          found.state === 'closed'
            ? `“${found.title}” is closed. Look for another one that is open.`
            : `“${found.title}” is not published yet.`,
        )
      const { title, organisation, kind, path, organizerId, questions, eligibility, externalUrl, seats } = shown(found)
      const rules = { organizerId, questions, eligibility, externalUrl, seats, visibility: found.visibility }
      return { id, title, organisation, kind, path, ...rules, opensAt: found.opens_at, closesAt: found.closes_at }
    },
    takeSeat: (tx, id) => takeOne(on(tx), id),
    releaseSeat: (tx, id) => releaseOne(on(tx), id),
    async announce(tx, ids, known) {
      await writeChanged(on(tx), ids, clock.now(), known)
      await announceChange(database, ids, tx)
    },
  }
}
