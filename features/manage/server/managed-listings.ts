import type { Opportunities, Opportunity, OpportunityState, Sources } from '../../listings/contract'
import { opportunityStates } from '../../listings/contract'
import type { People } from '../../session/contract'
import type { ManagedListing, ManagedPage } from '../contract/wire'
import { readFew } from './read-few'
import type { Warn } from './warnings'
import type { Writing } from './writing'

const PAGE = 20

export interface ManagedFilter {
  readonly organizerId?: number
  readonly kind?: string
  /** `all`, a state, `approved`: what screens call live (spec §2.2), or `taken-down`: what can be put back. */
  readonly state?: string
  readonly search?: string
  readonly after?: number
}

const TAKEN_DOWN = 'taken-down'
const isCalled = (word: string) => (state: OpportunityState) => state === (word === 'approved' ? 'live' : word)

/** What whoever approves is told besides. */
export interface ForApprovers {
  readonly sources: Sources
  readonly warn: Warn
  readonly writing: Writing
}

/** What was decided already is not read with all its parts again. */
const readTold = (rows: readonly Opportunity[], writing: Writing) =>
  readFew(rows, async (row) => ({
    content: row,
    organizerId: row.organizerId,
    parts: row.state === 'pending' ? (await writing.read(row.id, row)).parts : undefined,
  }))

/** Rows of an organizer or an approver, newest first, with how many there are of each state. Removed ones are gone for both, but for those that can be put back. */
export async function managedPage(
  opportunities: Opportunities,
  people: People,
  { sources, warn, writing }: ForApprovers,
  filter: ManagedFilter,
): Promise<ManagedPage> {
  const { kind = 'all', state = 'all', organizerId } = filter
  const visible = opportunityStates.filter(
    (each) => each !== 'removed' && (organizerId !== undefined || each !== 'draft'),
  )
  const whose = organizerId === undefined ? {} : { organizerId }
  const [rows, counts] = await Promise.all([
    opportunities.list({
      ...whose,
      ...(state === TAKEN_DOWN
        ? { takenDown: true, states: ['removed'] }
        : { states: state === 'all' ? visible : visible.filter(isCalled(state)) }),
      ...(kind !== 'all' && { kind }),
      ...(filter.search && { search: filter.search }),
      ...(filter.after && { after: filter.after }),
      limit: PAGE + 1,
    }),
    opportunities.count(whose),
  ])
  const items = rows.slice(0, PAGE)
  const isApprover = organizerId === undefined
  const [further, told] = isApprover
    ? await Promise.all([sources.of(items.map(({ id }) => id)), readTold(items, writing).then(warn)])
    : []
  const disabled = isApprover ? await disabledAmong(items, people) : new Set<number>()
  const warned = new Map(told?.map(({ content: { id }, warnings }) => [id, warnings]))
  const listed = await managedRows(items, people)
  return {
    items: listed.map((each) => ({
      ...each,
      ...(isApprover && {
        ...warned.get(each.id),
        ...(disabled.has(each.id) && { isOrganizerDisabled: true }),
        sources: [...(further?.get(each.id) ?? [])],
      }),
    })),
    next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null,
    counts: Object.fromEntries([...visible, TAKEN_DOWN].map((each) => [each, counts[`${kind}/${each}`] ?? 0])),
  }
}

/** Of those that wait, what nobody reads registrations of for now. */
async function disabledAmong(rows: readonly Opportunity[], people: People): Promise<ReadonlySet<number>> {
  const waiting = rows.filter(({ state }) => state === 'pending')
  const whose = new Set(waiting.map(({ organizerId }) => organizerId).filter((id) => id !== null))
  const states = await people.statesOf([...whose])
  return new Set(waiting.filter(({ organizerId }) => states.get(organizerId ?? 0) === 'closed').map(({ id }) => id))
}

/** As their rows say, with the name of each organizer. */
export async function managedRows(rows: readonly Opportunity[], people: People): Promise<ManagedListing[]> {
  const ids = new Set(rows.map(({ organizerId }) => organizerId).filter((id) => id !== null))
  const names = new Map((await people.list([...ids])).map(({ id, name }) => [id, name]))
  return rows.map((row) => managedListing(row, names.get(row.organizerId ?? 0) ?? ''))
}

/** One of them. */
export async function managedOne(row: Opportunity, people: People): Promise<ManagedListing> {
  const organizer = row.organizerId === null ? undefined : await people.find(row.organizerId)
  return managedListing(row, organizer?.name ?? '')
}

function managedListing(row: Opportunity, organizer: string): ManagedListing {
  const {
    id,
    title,
    kind,
    organisation,
    state,
    visibility,
    path,
    returnReason,
    closesAt,
    closedAt,
    zone,
    seats,
    seatsTaken,
    updatedAt,
  } = row
  return {
    ...{ id, title, kind, organisation, state, visibility, path },
    ...{ returnReason, closesAt, closedAt, zone, seats, seatsTaken, organizer, updatedAt },
    ...(row.isUnread && { isUnread: true }),
    ...(row.takenDown && { takenDownWhy: row.takenDown.why }),
    ...(row.cancelled && { isCancelled: true }),
    marks: [],
    imitates: null,
    verification: null,
    revision: null,
    sources: [],
  }
}
