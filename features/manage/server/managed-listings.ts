import pLimit from 'p-limit'
import type { Opportunities, Opportunity, OpportunityState, Sources } from '../../listings/contract'
import { opportunityStates } from '../../listings/contract'
import type { People } from '../../session/contract'
import type { ManagedListing, ManagedPage } from '../contract/wire'
import type { Warn } from './warnings'
import type { Writing } from './writing'

const PAGE = 20
/** Each is read with all its parts: many at once would take every connection of this node. */
const READ_AT_ONCE = 4

export interface ManagedFilter {
  readonly organizerId?: number
  readonly kind?: string
  /** `all`, a state, or `approved`: what screens call live (spec §2.2). */
  readonly state?: string
  readonly search?: string
  readonly after?: number
}

const isCalled = (word: string) => (state: OpportunityState) => state === (word === 'approved' ? 'live' : word)

/** What whoever approves is told besides. */
export interface ForApprovers {
  readonly sources: Sources
  readonly warn: Warn
  readonly writing: Writing
}

/** What was decided already is not read with all its parts again. */
function readTold(rows: readonly Opportunity[], writing: Writing) {
  const few = pLimit(READ_AT_ONCE)
  return Promise.all(
    rows.map((row) =>
      few(async () => ({
        content: row,
        organizerId: row.organizerId,
        parts: row.state === 'pending' ? (await writing.read(row.id, row)).parts : undefined,
      })),
    ),
  )
}

/** Rows of an organizer or an approver, newest first, with how many there are of each state. Removed ones are gone for both. */
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
      states: state === 'all' ? visible : visible.filter(isCalled(state)),
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
  const warned = new Map(told?.map(({ content: { id }, warnings }) => [id, warnings]))
  const organizers = new Map((await people.list(organizerIds(items))).map(({ id, name }) => [id, name]))
  return {
    items: items.map((each) => ({
      ...managedListing(each, organizers.get(each.organizerId ?? 0) ?? ''),
      ...(isApprover && {
        ...warned.get(each.id),
        sources: [...(further?.get(each.id) ?? [])],
      }),
    })),
    next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null,
    counts: Object.fromEntries(visible.map((each) => [each, counts[`${kind}/${each}`] ?? 0])),
  }
}

const organizerIds = (rows: readonly Opportunity[]) => [
  ...new Set(rows.map(({ organizerId }) => organizerId).filter((id) => id !== null)),
]

/** One of them, as its row says. */
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
    ...(row.cancelled && { isCancelled: true }),
    marks: [],
    imitates: null,
    verification: null,
    revision: null,
    sources: [],
  }
}
