import type { Clock, Database } from '../../../data/contract'
import { token } from '../../../../kernel/index'
import type { Facet } from '../../contract'
import type { ListingsTables } from '../tables'
import { idsChangedSince, loadAfter, loadSome } from './catalogue-queries'
import { type Counts, createCountings } from './countings'
import { createFinder, type IdPage, type Paging } from './finder'
import type { Dictionary, Listed, Order } from './listed'
import type { Question } from './question'
import { createShelves, type Shelves } from './shelves'

const BATCH = 1000
const CATCH_UP_MS = 15_000
/** Transactions may commit later than the time they wrote. */
const OVERLAP_MS = 120_000
/** Rather than to follow so many one by one all is read anew. */
const MOST_FOLLOWED = 20_000

/**
 * Which opportunities are listed where: answered from memory, followed by notifications of all nodes and, should one be lost, by asking
 * again what changed. Rows themselves stay in the database.
 */
export interface Catalogue {
  /** Those that running features contribute. */
  facets(): readonly Facet[]
  page(question: Question, paging: Paging): Promise<IdPage>
  /** By facet, in the order of `dictionaries`; the last gain is the text's. */
  counts(question: Question): Promise<Counts & { readonly dictionaries: readonly Dictionary[] }>
  /** All values that opportunities have in this facet, by its id. */
  values(facetId: string): Promise<readonly string[]>
  /** The first open ones of a kind in an order. */
  first(kind: string, order: Order, limit: number): Promise<readonly number[]>
  /** Open ones that close by then: the first few, and how many there are. */
  closing(by: number, limit: number): Promise<{ readonly ids: readonly number[]; readonly count: number }>
  /** What the values of all facets stand for, as far as anything has them. */
  dictionaries(): Promise<readonly Dictionary[]>
  /** All open ones of a kind, the next to close first, and what their codes stand for. */
  open(kind: string): Promise<{ readonly items: readonly Listed[]; readonly dictionaries: readonly Dictionary[] }>
  /** Open ones by kind. */
  openCounts(): Promise<Readonly<Record<string, number>>>
  changed(ids: readonly number[] | 'all'): Promise<void>
}

export const catalogue = token<Catalogue>('listings.catalogue')

/** All in memory, and who answers from it. */
interface Held {
  readonly shelves: Shelves
  readonly finder: ReturnType<typeof createFinder>
}

const hold = (shelves: Shelves): Held => ({ shelves, finder: createFinder(shelves, createCountings(shelves)) })

export function createCatalogue(database: Database, clock: Clock, facets: () => readonly Facet[]): Catalogue {
  const db = () => database.of<ListingsTables>()
  let held: Promise<Held> | undefined
  let caughtUpAt = 0
  /** One after the other: what changes while all are read is read again afterwards. */
  let work: Promise<unknown> = Promise.resolve()

  const prepare = (ids: readonly number[]) => Promise.all(facets().map((each) => each.prepare?.(ids)))

  async function load(): Promise<Held> {
    caughtUpAt = clock.now().getTime()
    const made = createShelves(facets())
    // Batch by batch: between two of them others are answered.
    for (let batch = await loadAfter(db(), 0, BATCH); batch.length > 0; ) {
      await prepare(batch.map(({ id }) => id))
      made.read(batch)
      batch = batch.length < BATCH ? [] : await loadAfter(db(), batch.at(-1)?.id ?? 0, BATCH)
    }
    await made.arrange()
    return hold(made)
  }

  async function refresh(ids: readonly number[]): Promise<void> {
    if (!held || ids.length === 0) return
    const [{ shelves, finder }, rows] = await Promise.all([held, loadSome(db(), ids), prepare(ids)])
    const gone = new Set(ids)
    for (const row of rows) {
      finder.put(row)
      gone.delete(row.id)
    }
    for (const id of gone) finder.remove(id)
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
    if (now - caughtUpAt < CATCH_UP_MS) return
    const since = new Date(caughtUpAt - OVERLAP_MS)
    caughtUpAt = now
    void queue(async () => {
      const ids = await idsChangedSince(db(), since, MOST_FOLLOWED)
      if (ids.length === MOST_FOLLOWED) return reload()
      for (let at = 0; at < ids.length; at += BATCH) await refresh(ids.slice(at, at + BATCH))
    }).catch(() => undefined) // the next question tries again
  }

  async function ready(): Promise<Held> {
    if (!held) {
      held = load()
      held.catch(() => {
        held = undefined
      })
    } else catchUp(clock.now().getTime())
    const made = await held
    // A feature with a facet was switched: what is counted is read anew.
    const isSame =
      made.shelves.dictionaries.map(({ facet }) => facet.id).join() ===
      facets()
        .map(({ id }) => id)
        .join()
    if (isSame) return made
    await queue(reload)
    return held
  }

  const now = () => clock.now().getTime()

  return {
    facets,
    page: async (question, paging) => (await ready()).finder.page(question, paging, now()),
    async counts(question) {
      const { finder, shelves } = await ready()
      return { ...finder.counts(question, now()), dictionaries: shelves.dictionaries }
    },
    async values(facetId) {
      const { dictionaries } = (await ready()).shelves
      return dictionaries.find(({ facet }) => facet.id === facetId)?.names ?? []
    },
    first: async (kind, order, limit) => (await ready()).finder.first(kind, order, limit, now()),
    closing: async (by, limit) => (await ready()).finder.closing(by, limit, now()),
    dictionaries: async () => (await ready()).shelves.dictionaries,
    async open(kind) {
      const { finder, shelves } = await ready()
      return { items: finder.open(kind, now()), dictionaries: shelves.dictionaries }
    },
    openCounts: async () => (await ready()).finder.openCounts(now()),
    changed: (ids) => queue(() => (ids === 'all' ? reload() : refresh(ids))),
  }
}
