import type { Database, Seed, SeedRun } from '../../../data/contract'
import type { People } from '../../../session/contract'
import { announceChange } from '../changes'
import type { ListingsTables } from '../tables'
import {
  countOpportunities,
  insertSeed,
  refreshStatistics,
  type SeedRow,
  seedOrganisations,
  seedVerified,
} from './insert-seed'
import { isWork, makeOpportunity } from './make-opportunity'
import { cities } from './seed-words'

const BATCH = 500
const DEMO_ORGANIZER = 'organizer@demo.test'
/** They run what that one does not: whatever takes registrations here needs somebody who reads them. */
const WORK_ORGANIZER = 'recruiter@demo.test'
const OTHER_ORGANIZER = 'account-manager@demo.test'
const OWNED = 40
const ALL_STATES = ['pending', 'pending', 'draft', 'returned'] as const

interface Fill extends SeedRun {
  readonly progress?: (done: number) => void
  readonly signal?: AbortSignal
}

/** Fills up to about `size` opportunities: what is there counts, so that an interrupted run goes on where it stood. */
export async function fillUp(database: Database, people: People, run: Fill): Promise<number> {
  const { size, random, now } = run
  const db = () => database.of<ListingsTables>()
  const organisations = await seedOrganisations(db(), now)
  const [organizerId = null, workOrganizerId = null, otherOrganizerId = null] = await Promise.all(
    [DEMO_ORGANIZER, WORK_ORGANIZER, OTHER_ORGANIZER].map(async (email) => (await people.findByEmail(email))?.id),
  )
  const before = await countOpportunities(db())
  const isFirst = before === 0
  // Once: what somebody takes back stays taken back.
  if (isFirst)
    await seedVerified(
      db(),
      organisations,
      [organizerId, workOrganizerId, otherOrganizerId].filter((id) => id !== null),
    )

  function rowAt(at: number): SeedRow {
    const { id, name } = organisations[Math.floor(random() ** 1.6 * organisations.length)] ?? { id: 0, name: '' }
    const made = makeOpportunity(name, cities[id % cities.length] ?? 'Pune', { random, now })
    const isOwned = isFirst && organizerId !== null && at < OWNED
    // A few of the organizer's wait for approval or are being written.
    const state = isOwned && made.state === 'live' ? (ALL_STATES[at] ?? 'live') : made.state
    const others = isWork(made.kind) ? workOrganizerId : otherOrganizerId
    return { ...made, state, organisationId: id, organizerId: isOwned ? organizerId : others }
  }

  let done = 0
  while (before + done < size && !run.signal?.aborted) {
    const count = Math.min(BATCH, size - before - done)
    const rows = Array.from({ length: count }, (_, at) => rowAt(done + at))
    await database.transact((tx) => insertSeed(database.on<ListingsTables>(tx), rows))
    done += count
    run.progress?.(done)
  }
  if (done > BATCH) await refreshStatistics(db())
  if (done > 0) await announceChange(database, 'all')
  return done
}

export function opportunitiesSeed(database: Database, people: People): Seed {
  return {
    id: 'listings.opportunities',
    run: async (run) => void (await fillUp(database, people, run)),
  }
}
