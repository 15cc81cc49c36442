import { setTimeout as wait } from 'node:timers/promises'
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
import { closingOpen, countOpenByKind, firstOpen, isByDeadline, isPlain, pageOfOpen } from './starting'

const BATCH = 1000
/** Who asks while lists are being read waits so long for them, and is answered from the database then. */
const PATIENCE_MS = 1000
const KEEP_COUNTS_MS = 10_000
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

export function createCatalogue(
  database: Database,
  clock: Clock,
  facets: () => readonly Facet[],
  patienceMs = PATIENCE_MS,
): Catalogue {
  const db = () => database.of<ListingsTables>()
  let held: Promise<Held> | undefined
  let isThere = false
  let beganAt = 0
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
    isThere = true
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

  function begin(): Promise<Held> {
    beganAt = performance.now()
    const made = load()
    made.catch(() => {
      held = undefined
    })
    return made
  }

  async function ready(): Promise<Held> {
    if (!held) held = begin()
    else catchUp(clock.now().getTime())
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

  /** Nothing where lists are still being read after a moment. */
  async function readySoon(): Promise<Held | undefined> {
    if (isThere) return ready()
    const made = ready()
    const left = Math.max(0, beganAt + patienceMs - performance.now())
    return Promise.race([made, wait(left, undefined, { ref: false })])
  }

  /** Counting reads all rows: once for all who ask in these seconds. */
  let counted: { readonly at: number; readonly byKind: Promise<Readonly<Record<string, number>>> } | undefined
  function openByKind(): Promise<Readonly<Record<string, number>>> {
    if (counted && now() - counted.at < KEEP_COUNTS_MS) return counted.byKind
    const byKind = countOpenByKind(db(), clock.now())
    counted = { at: now(), byKind }
    byKind.catch(() => (counted = undefined))
    return byKind
  }

  async function countsOfOpen(kind: string | undefined) {
    const counts = await openByKind()
    const total = kind === undefined ? Object.values(counts).reduce((sum, each) => sum + each, 0) : (counts[kind] ?? 0)
    return { all: total, total }
  }

  return {
    facets,
    async page(question, paging) {
      const isSaid = isPlain(question) && isByDeadline(paging)
      const made = await (isSaid ? readySoon() : ready())
      if (made) return made.finder.page(question, paging, now())
      return { ...(await pageOfOpen(db(), question, paging, clock.now())), ...(await countsOfOpen(question.kind)) }
    },
    async counts(question) {
      const made = await (isPlain(question) ? readySoon() : ready())
      if (made) return { ...made.finder.counts(question, now()), dictionaries: made.shelves.dictionaries }
      return { ...(await countsOfOpen(question.kind)), byFacet: [], gains: [], dictionaries: [] }
    },
    async values(facetId) {
      const { dictionaries } = (await ready()).shelves
      return dictionaries.find(({ facet }) => facet.id === facetId)?.names ?? []
    },
    async first(kind, order, limit) {
      const made = await readySoon()
      return made ? made.finder.first(kind, order, limit, now()) : firstOpen(db(), kind, order, limit, clock.now())
    },
    async closing(by, limit) {
      const made = await readySoon()
      return made ? made.finder.closing(by, limit, now()) : closingOpen(db(), new Date(by), limit, clock.now())
    },
    dictionaries: async () => (await ready()).shelves.dictionaries,
    async open(kind) {
      const { finder, shelves } = await ready()
      return { items: finder.open(kind, now()), dictionaries: shelves.dictionaries }
    },
    async openCounts() {
      const made = await readySoon()
      return made ? made.finder.openCounts(now()) : openByKind()
    },
    changed: (ids) => queue(() => (ids === 'all' ? reload() : refresh(ids))),
  }
}
