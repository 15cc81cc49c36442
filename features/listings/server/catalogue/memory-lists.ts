import { setImmediate as othersTurn, setTimeout as wait } from 'node:timers/promises'
import type { Clock, Database } from '../../../data/contract'
import type { Facet } from '../../contract'
import type { ListingsTables } from '../tables'
import { idsChangedSince, loadAfter, loadSome } from './catalogue-queries'
import { createCountings } from './countings'
import { createFinder } from './finder'
import type { Lists } from './lists'
import { createShelves, type Shelves } from './shelves'

const BATCH = 1000
/** With each the lists are right; what is asked meanwhile finds some rows as they are and others as they were. */
const AT_ONCE = 20
const CATCH_UP_MS = 15_000
/** Transactions may commit later than the time they wrote. */
const OVERLAP_MS = 120_000
/** What was told is then made into an answer, for which the database is asked again. */
const ANSWERED_MS = 100
/** Rather than to follow so many one by one all is read anew. */
const MOST_FOLLOWED = 20_000

/** All in memory, and who answers from it. */
interface Held {
  readonly shelves: Shelves
  readonly finder: ReturnType<typeof createFinder>
  readonly lists: Lists
}

function hold(shelves: Shelves, clock: Clock): Held {
  const finder = createFinder(shelves, createCountings(shelves))
  const now = () => clock.now().getTime()
  const { dictionaries } = shelves
  const lists: Lists = {
    page: async (question, paging) => finder.page(question, paging, now()),
    counts: async (question) => ({ ...finder.counts(question, now()), dictionaries }),
    values: async (facetId) => dictionaries.find(({ facet }) => facet.id === facetId)?.names ?? [],
    first: async (kind, order, limit) => finder.first(kind, order, limit, now()),
    closing: async (by, limit) => finder.closing(by, limit, now()),
    dictionaries: async () => dictionaries,
    open: async (kind) => ({ items: finder.open(kind, now()), dictionaries }),
    openCounts: async () => finder.openCounts(now()),
  }
  return { shelves, finder, lists }
}

/** Lists in the memory of this node, followed by notifications of all nodes and, should one be lost, by asking again what changed. */
export interface MemoryLists {
  ready(): Promise<Lists>
  isThere(): boolean
  isBegun(): boolean
  /** They are read once who asks now has an answer; nobody waits. */
  begin(): void
  /** Nothing where lists are still being read so long after they were first asked for. */
  soon(patienceMs: number): Promise<Lists | undefined>
  changed(ids: readonly number[] | 'all'): Promise<void>
}

export function createMemoryLists(database: Database, clock: Clock, facets: () => readonly Facet[]): MemoryLists {
  const db = () => database.of<ListingsTables>()
  let held: Promise<Held> | undefined
  let standing: Held | undefined
  let beganAt = 0
  /** What changed before is known. */
  let caughtUpAt = 0
  let lookedAt = 0
  let turning: Promise<void> | undefined
  /** One after the other: what changes while all are read is read again afterwards. */
  let work: Promise<unknown> = Promise.resolve()

  const prepare = (ids: readonly number[]) => Promise.all(facets().map((each) => each.prepare?.(ids)))

  async function load(): Promise<Held> {
    const since = clock.now().getTime()
    const made = createShelves(facets())
    // A few at a time: in between others are answered.
    for (let batch = await loadAfter(db(), 0, BATCH); batch.length > 0; ) {
      await prepare(batch.map(({ id }) => id))
      for (let at = 0; at < batch.length; at += AT_ONCE) {
        made.read(batch.slice(at, at + AT_ONCE))
        await othersTurn()
      }
      batch = batch.length < BATCH ? [] : await loadAfter(db(), batch.at(-1)?.id ?? 0, BATCH)
    }
    await made.arrange()
    caughtUpAt = lookedAt = since
    standing = hold(made, clock)
    return standing
  }

  async function refresh(ids: readonly number[]): Promise<void> {
    if (!held || ids.length === 0) return
    const [{ shelves, finder }, rows] = await Promise.all([held, loadSome(db(), ids), prepare(ids)])
    const known = new Map(rows.map((row) => [row.id, row]))
    for (const [nth, id] of [...new Set(ids)].entries()) {
      if (nth % AT_ONCE === AT_ONCE - 1) await othersTurn()
      const row = known.get(id)
      if (row) finder.put(row)
      else finder.remove(id)
    }
    if (shelves.isWorn()) await reload()
  }

  async function reload(): Promise<void> {
    if (held) held = Promise.resolve(await load())
  }

  function queue(step: () => Promise<void>): Promise<void> {
    const next = work.then(step)
    work = next.catch(() => undefined)
    return next
  }

  /** Asks what changed, should a notification have been lost; nobody waits for it. */
  function catchUp(now: number): void {
    if (now - lookedAt < CATCH_UP_MS) return
    lookedAt = now
    void queue(async () => {
      const ids = await idsChangedSince(db(), new Date(caughtUpAt - OVERLAP_MS), MOST_FOLLOWED)
      if (ids.length === MOST_FOLLOWED) return reload()
      for (let at = 0; at < ids.length; at += BATCH) await refresh(ids.slice(at, at + BATCH))
      // Only now: a database that does not answer for minutes is asked for all of them.
      caughtUpAt = Math.max(caughtUpAt, now)
    }).catch(() => undefined) // the next question tries again
  }

  /** By the facets themselves: one that was off and came back knows nothing of the values that it gave before. */
  const isCurrent = ({ shelves: { dictionaries } }: Held, now = facets()) =>
    dictionaries.length === now.length && dictionaries.every(({ facet }, at) => facet === now[at])

  const isThere = () => standing !== undefined && isCurrent(standing)

  /** A feature with a facet was switched: all is read anew, once for everybody who asks meanwhile. */
  function turn(): Promise<void> {
    if (turning) return turning
    beganAt = performance.now()
    turning = queue(async () => {
      if (!isThere()) await reload()
    }).finally(() => {
      turning = undefined
    })
    return turning
  }

  function begin(): Promise<Held> {
    beganAt = performance.now()
    const made = load()
    made.catch(() => {
      held = undefined
    })
    return made
  }

  async function ready(): Promise<Lists> {
    if (!held) held = begin()
    else if (standing && !isThere()) await turn()
    else if (standing) catchUp(clock.now().getTime()) // before, all is news, and would be read again
    const made = await held
    return isCurrent(made) ? made.lists : ready() // switched while they were read
  }

  return {
    ready,
    isThere,
    isBegun: () => held !== undefined,
    begin() {
      if (!held) setTimeout(() => void ready().catch(() => undefined), ANSWERED_MS).unref() // the next question tries again
    },
    async soon(patienceMs) {
      if (isThere()) return ready()
      const made = ready()
      const left = Math.max(0, beganAt + patienceMs - performance.now())
      return Promise.race([made, wait(left, undefined, { ref: false })])
    },
    changed: (ids) => queue(() => (ids === 'all' ? reload() : refresh(ids))),
  }
}
