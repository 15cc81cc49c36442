import type { Database, Job } from '../../../data/contract'
import type { InterestSource } from '../../contract'
import { announceChange } from '../changes'
import type { ListingsTables } from '../tables'
import { type Act, popularityOf, stronger, WINDOW_DAYS } from './popularity-of'
import { readScores, writeScores } from './popularity-queries'

const DAY_MS = 86_400_000
const BATCH = 500

/** Of each opportunity the act of each person that counts most. */
async function gather(sources: readonly InterestSource[], from: Date, signal: AbortSignal) {
  const acts = new Map<number, Map<number, Act>>()
  for (const { weight, since } of sources)
    for await (const part of since(from)) {
      signal.throwIfAborted()
      for (const { opportunityId, personId, at } of part) {
        const own = acts.get(opportunityId) ?? new Map<number, Act>()
        acts.set(opportunityId, own)
        own.set(personId, stronger({ weight, at }, own.get(personId)))
      }
    }
  return acts
}

/** Counts who took an interest of late, and tells lists of those where that is another number now. Safe to run twice. */
export function countPopularityJob(database: Database, sources: () => readonly InterestSource[]): Job {
  return {
    id: 'listings.count-popularity',
    cron: '7,37 * * * *',
    async run({ now, signal }) {
      const acts = await gather(sources(), new Date(now.getTime() - WINDOW_DAYS * DAY_MS), signal)
      const before = await readScores(database.of<ListingsTables>())
      const changes = [...new Set([...before.keys(), ...acts.keys()])]
        .map((id) => [id, popularityOf(acts.get(id)?.values() ?? [])] as const)
        .filter(([id, score]) => score !== before.get(id))
      for (let at = 0; at < changes.length && !signal.aborted; at += BATCH) {
        const some = changes.slice(at, at + BATCH)
        await database.transact(async (tx) => {
          await writeScores(database.on<ListingsTables>(tx), some)
          await announceChange(
            database,
            some.map(([id]) => id),
            tx,
          )
        })
      }
      return { opportunities: acts.size, changed: changes.length }
    },
  }
}
