import type { Database, Tx } from '../../../data/contract'
import type { Opportunities } from '../../../listings/contract'
import type { Followers } from '../../contract'

interface Batch {
  readonly people: readonly number[]
  /** Where the next batch begins; undefined after the last one. */
  readonly next: number | undefined
}

/** The next people, in the order of ids, of whom one of these says that they follow it; each once, whoever says so. */
export async function followersAfter(
  sources: readonly Followers[],
  tx: Tx,
  opportunityId: number,
  after: number,
  limit: number,
): Promise<Batch> {
  const found: (readonly number[])[] = []
  for (const source of sources) found.push(await source.of(tx, opportunityId, after, limit))
  // Where a source has more, nothing is known beyond the last one that it named.
  const ends = found.filter(({ length }) => length === limit).map((ids) => ids.at(-1) ?? after)
  const next = ends.length > 0 ? Math.min(...ends) : undefined
  const all = [...new Set(found.flat())].sort((a, b) => a - b)
  return { people: next === undefined ? all : all.filter((id) => id <= next), next }
}

interface AdmittedParts {
  readonly database: Database
  readonly opportunities: Opportunities
  readonly followers: () => readonly Followers[]
}

/**
 * Whom of the next ones it shows itself to: what is by invitation now was public when some saved it, and is none of their business any more. Undefined
 * where it shows itself to all of them. Not inside a transaction.
 */
export async function admittedAfter(
  { database, opportunities, followers }: AdmittedParts,
  opportunityId: number,
  after: number,
  limit: number,
): Promise<ReadonlySet<number> | undefined> {
  if ((await opportunities.find(opportunityId))?.visibility !== 'invited') return undefined
  const { people } = await database.transact((tx) => followersAfter(followers(), tx, opportunityId, after, limit))
  return new Set(await opportunities.admitted(opportunityId, people))
}

/** Those of these opportunities that anybody follows. */
export async function followedAmong(sources: readonly Followers[], tx: Tx, opportunityIds: readonly number[]) {
  const found = new Set<number>()
  for (const source of sources) for (const id of await source.among(tx, opportunityIds)) found.add(id)
  return found
}

/** Whether somebody follows it at this moment. */
export async function follows(sources: readonly Followers[], tx: Tx, opportunityId: number, personId: number) {
  for (const source of sources) {
    const [first] = await source.of(tx, opportunityId, personId - 1, 1)
    if (first === personId) return true
  }
  return false
}
