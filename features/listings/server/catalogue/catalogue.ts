import { createHash } from 'node:crypto'
import type { Clock, Database } from '../../../data/contract'
import { LRUCache } from 'lru-cache'
import { token } from '../../../../kernel/index'
import { type Facet, facetName } from '../../contract'
import type { ListingsTables } from '../tables'
import { idsChangedSince, loadAfter, loadSome } from './catalogue-queries'
import { type Chosen, type Counts, countFacets, hitsOf } from './counting'
import { cutByRank, cutInOrder, rankKey } from './cuts'
import { readCursor, writeCursor } from './cursor'
import { type Dictionary, hasStatus, type Listed, type Order, type Status } from './listed'
import { createShelves, type Shelves } from './shelves'
import { matchText, type TextMatches } from './text-matches'
import type { Wanted } from './wanted'

const BATCH = 1000
const CATCH_UP_MS = 15_000
/** Transactions may commit later than the time they wrote. */
const OVERLAP_MS = 120_000
const KEPT_COUNTS = 500

export type Sort = Order | 'relevance'

export interface Question {
  readonly kind?: string | undefined
  readonly text?: string | undefined
  /** By the facet's name in an address: values as they stand there. */
  readonly choices: Readonly<Record<string, readonly string[]>>
  readonly status: Status
}

export interface IdPage {
  readonly ids: readonly number[]
  readonly total: number
  readonly all: number
  readonly next: string | undefined
  readonly corrected: string | undefined
  /** Where too few have all that was asked: how many of these do, the first ones. */
  readonly exact: number | undefined
  /** What was looked for in the end; empty without a text. */
  readonly wanted: readonly Wanted[]
}

/**
 * Which opportunities are listed where: answered from memory, followed by notifications of all nodes and, should one be lost, by asking
 * again what changed. Rows themselves stay in the database.
 */
export interface Catalogue {
  /** Those that running features contribute. */
  facets(): readonly Facet[]
  page(question: Question, paging: { sort: Sort; after?: string | undefined; limit: number }): Promise<IdPage>
  /** By facet, in the order of `dictionaries`; the last gain is the text's. */
  counts(question: Question): Promise<Counts & { readonly dictionaries: readonly Dictionary[] }>
  /** All values that opportunities have in this facet, by its id. */
  values(facetId: string): Promise<readonly string[]>
  /** The first of a kind (or of all) in an order that fit. */
  first(
    kind: string | undefined,
    order: Order,
    limit: number,
    fits: (item: Listed) => boolean,
  ): Promise<readonly number[]>
  /** What the values of all facets stand for, as far as anything has them. */
  dictionaries(): Promise<readonly Dictionary[]>
  /** All open ones of a kind, the next to close first, and what their codes stand for. */
  open(kind: string): Promise<{ readonly items: readonly Listed[]; readonly dictionaries: readonly Dictionary[] }>
  /** Open ones by kind. */
  openCounts(): Promise<Readonly<Record<string, number>>>
  changed(ids: readonly number[] | 'all'): Promise<void>
}

export const catalogue = token<Catalogue>('listings.catalogue')

const LONG_KEY = 1000

/** A question that one person asks may spell out many values: it is remembered by its digest. */
const shortKey = (text: string) => (text.length < LONG_KEY ? text : createHash('sha256').update(text).digest('base64'))

export function createCatalogue(database: Database, clock: Clock, facets: () => readonly Facet[]): Catalogue {
  const db = () => database.of<ListingsTables>()
  /** Counts hold until something changes or time opens or closes something: kept so long, they are exact. */
  const counted = new LRUCache<string, Counts>({ max: KEPT_COUNTS })
  let shelves: Promise<Shelves> | undefined
  let caughtUpAt = 0
  /** One after the other: what changes while all are read is read again afterwards. */
  let work: Promise<unknown> = Promise.resolve()

  const prepare = (ids: readonly number[]) => Promise.all(facets().map((each) => each.prepare?.(ids)))

  async function load(): Promise<Shelves> {
    caughtUpAt = clock.now().getTime()
    const made = createShelves(facets())
    // Batch by batch: between two of them others are answered.
    for (let batch = await loadAfter(db(), 0, BATCH); batch.length > 0; ) {
      await prepare(batch.map(({ id }) => id))
      made.read(batch)
      batch = batch.length < BATCH ? [] : await loadAfter(db(), batch.at(-1)?.id ?? 0, BATCH)
    }
    await made.arrange()
    return made
  }

  async function refresh(ids: readonly number[]): Promise<void> {
    if (!shelves || ids.length === 0) return
    const [kept, rows] = await Promise.all([shelves, loadSome(db(), ids), prepare(ids)])
    const gone = new Set(ids)
    for (const row of rows) {
      kept.put(row)
      gone.delete(row.id)
    }
    for (const id of gone) kept.remove(id)
    if (kept.isWorn()) await reload()
    counted.clear()
  }

  async function reload(): Promise<void> {
    if (!shelves) return
    const made = await load()
    shelves = Promise.resolve(made)
    counted.clear()
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
      const ids = await idsChangedSince(db(), since, BATCH)
      await (ids.length === BATCH ? reload() : refresh(ids))
    }).catch(() => undefined) // the next question tries again
  }

  async function ready(): Promise<Shelves> {
    if (!shelves) {
      shelves = load()
      shelves.catch(() => {
        shelves = undefined
      })
    } else catchUp(clock.now().getTime())
    const made = await shelves
    // A feature with a facet was switched: what is counted is read anew.
    const isSame =
      made.dictionaries.map(({ facet }) => facet.id).join() ===
      facets()
        .map(({ id }) => id)
        .join()
    if (isSame) return made
    await queue(reload)
    return shelves
  }

  function chosenOf(shelf: Shelves, { choices, status }: Question, { ranks }: TextMatches): Chosen {
    const hits = shelf.dictionaries.map((dictionary) => {
      const values = choices[facetName(dictionary.facet)]
      if (!values || values.length === 0) return undefined
      const codes = values.map((value) => dictionary.find(value)).filter((code) => code !== undefined)
      return hitsOf(dictionary, new Set(codes))
    })
    return { status, now: clock.now().getTime(), hits, ranks }
  }

  /** To be used at once: what a text finds holds until the next one is looked for. */
  function choose(shelf: Shelves, question: Question) {
    const found = matchText(question.text, shelf.texts, shelf.words)
    return { found, chosen: chosenOf(shelf, question, found) }
  }

  function count(shelf: Shelves, question: Question, chosen: () => Chosen): Counts {
    const key = shortKey(JSON.stringify(question))
    const known = counted.get(key)
    if (known && clock.now().getTime() < known.until) return known
    const counts = countFacets(shelf.list(question.kind, 'deadline'), chosen(), shelf.dictionaries)
    counted.set(key, counts)
    return counts
  }

  return {
    facets,
    async page(question, { sort: wanted, after, limit }) {
      const shelf = await ready()
      const { found, chosen } = choose(shelf, question)
      const sort = wanted === 'relevance' && !found.ranks ? 'deadline' : wanted
      const place = after === undefined ? undefined : readCursor(after, sort)
      const { items, goesOn } =
        sort === 'relevance'
          ? cutByRank(shelf.list(question.kind, 'deadline'), chosen, place, limit)
          : cutInOrder(shelf.list(question.kind, sort), chosen, place, limit)
      const last = items.at(-1)
      const key = last && (sort === 'relevance' ? rankKey(last, chosen) : last.keys[sort])
      const { total, all } = count(shelf, question, () => chosen)
      const next = key && goesOn ? writeCursor(sort, key) : undefined
      const exact = items.filter(({ slot }) => (found.ranks?.[slot] ?? 0) > 1).length
      return {
        ids: items.map(({ id }) => id),
        total,
        all,
        next,
        corrected: found.corrected,
        exact: found.isLoose && sort === 'relevance' ? exact : undefined,
        wanted: found.wanted,
      }
    },
    async counts(question) {
      const shelf = await ready()
      const counts = count(shelf, question, () => choose(shelf, question).chosen)
      return { ...counts, dictionaries: shelf.dictionaries }
    },
    async values(facetId) {
      const { dictionaries } = await ready()
      return dictionaries.find(({ facet }) => facet.id === facetId)?.names ?? []
    },
    async first(kind, order, limit, fits) {
      const shelf = await ready()
      const now = clock.now().getTime()
      const ids: number[] = []
      for (const item of shelf.list(kind, order).all) {
        if (ids.length === limit) break
        if (hasStatus(item, 'open', now) && fits(item)) ids.push(item.id)
      }
      return ids
    },
    dictionaries: async () => (await ready()).dictionaries,
    async open(kind) {
      const shelf = await ready()
      const now = clock.now().getTime()
      const items = shelf.list(kind, 'deadline').all.filter((item) => hasStatus(item, 'open', now))
      return { items, dictionaries: shelf.dictionaries }
    },
    async openCounts() {
      const shelf = await ready()
      const now = clock.now().getTime()
      const counts: Record<string, number> = {}
      for (const item of shelf.list(undefined, 'deadline').all)
        if (hasStatus(item, 'open', now)) counts[item.kind] = (counts[item.kind] ?? 0) + 1
      return counts
    },
    changed: (ids) => queue(() => (ids === 'all' ? reload() : refresh(ids))),
  }
}
