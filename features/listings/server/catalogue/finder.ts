import { LRUCache } from 'lru-cache'
import type { CatalogueRow } from './catalogue-queries'
import { type Chosen, chosenOf, fits } from './counting'
import type { Counts, Countings } from './countings'
import { readCursor, writeCursor } from './cursor'
import { type Cut, cutByRank, cutFrom, cutInOrder, rankKey } from './cuts'
import { ALL_KINDS } from './columns'
import type { Listed, Order } from './listed'
import { cursorName } from './over-last'
import type { Question, Sort } from './question'
import { type Reading, readingOf } from './reading'
import type { Shelves } from './shelves'
import type { SortedList } from './sorted-list'
import { matchText, type TextMatches } from './text-matches'
import type { Wanted } from './wanted'

export interface Paging {
  readonly sort: Sort
  readonly after?: string | undefined
  readonly limit: number
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

const KEPT_TEXTS = 100
/** What these find, all together. */
const MOST_FOUND = 2_000_000

/** Answers from what is in memory, at once. */
export function createFinder(shelves: Shelves, countings: Countings) {
  const { columns } = shelves
  /** A page asks for its list and for its counts: a text is looked for once. */
  const found = new LRUCache<string, TextMatches>({
    max: KEPT_TEXTS,
    maxSize: MOST_FOUND,
    sizeCalculation: ({ ranked }) => 1 + (ranked?.slots.length ?? 0),
  })

  function find(text: string | undefined): TextMatches {
    const known = found.get(text ?? '')
    if (known) return known
    const matches = matchText(text, shelves.texts, shelves.words)
    found.set(text ?? '', matches)
    return matches
  }

  function cutOf(
    reading: Reading<readonly number[]>,
    question: Question,
    chosen: Chosen,
    place: readonly number[] | undefined,
    limit: number,
    total: number,
  ): Cut {
    const { ranked } = find(question.text)
    if (ranked) return cutFrom(ranked.slots, reading, columns, chosen, place, limit)
    const facet = countings.narrowest(chosen)
    if (facet !== undefined) {
      const hits = chosen.hits[facet] as Uint8Array
      // In order one reads on until enough fit; what a narrow filter finds is fewer.
      const isFewer = shelves.postings(facet).reach(hits, chosen.kind) * (total + 1) < limit * reading.list.slots.length
      if (isFewer)
        return cutFrom(shelves.postings(facet).gather(hits, chosen.kind), reading, columns, chosen, place, limit)
    }
    return reading.cut(place, limit)
  }

  function pageByRank(question: Question, { after, limit }: Paging, chosen: Chosen) {
    const { ranked, isLoose } = find(question.text)
    if (!ranked) return { slots: [], next: undefined, exact: undefined }
    const place = after === undefined ? undefined : readCursor(after, 'relevance')
    const { places, goesOn } = cutByRank(ranked, columns, chosen, place, limit)
    const last = places.at(-1)
    return {
      slots: places.map((at) => ranked.slots[at] as number),
      next:
        last !== undefined && goesOn
          ? writeCursor('relevance', rankKey(ranked, last, columns, chosen.status))
          : undefined,
      exact: isLoose ? places.filter((at) => (ranked.ranks[at] as number) > 1).length : undefined,
    }
  }

  function pageInOrder(question: Question, order: Order, { after, limit }: Paging, chosen: Chosen, total: number) {
    const name = cursorName(order, chosen.status)
    const from = after === undefined ? undefined : readCursor(after, name)
    const reading = readingOf(shelves.list(chosen.kind, order), order, columns, chosen, from)
    const { slots, goesOn } = cutOf(reading, question, chosen, from && reading.placeIn(from), limit, total)
    const last = slots.at(-1)
    const next = last !== undefined && goesOn ? writeCursor(name, reading.placeOf(last)) : undefined
    return { slots, next, exact: undefined }
  }

  function* openSlots(list: SortedList, chosen: Chosen) {
    const { slots } = list
    for (let at = list.begin(chosen.status, chosen.now); at < slots.length; at++)
      if (fits(columns, slots[at] as number, chosen)) yield slots[at] as number
  }

  const openOf = (kind: string | undefined, now: number) =>
    chosenOf(shelves, { kind, choices: {}, status: 'open' }, now)
  const idOf = (slot: number) => columns.ids[slot] as number

  function remove(id: number): void {
    const slot = shelves.slotOf(id)
    found.clear()
    if (slot === undefined) return
    countings.follow(slot, -1)
    shelves.remove(id)
  }

  return {
    page(question: Question, paging: Paging, now: number): IdPage {
      const { corrected, wanted, ranked } = find(question.text)
      const chosen = chosenOf(shelves, question, now)
      const total = countings.total(question, now, () => ranked?.slots)
      const sort = paging.sort === 'relevance' && !ranked ? 'deadline' : paging.sort
      const { slots, next, exact } =
        sort === 'relevance' ? pageByRank(question, paging, chosen) : pageInOrder(question, sort, paging, chosen, total)
      return { ids: slots.map(idOf), total, all: countings.all(question, now), next, corrected, exact, wanted }
    },
    counts: (question: Question, now: number): Counts =>
      countings.counts(question, now, () => find(question.text).ranked?.slots),
    first(kind: string, order: Order, limit: number, now: number): readonly number[] {
      const chosen = openOf(kind, now)
      return cutInOrder(shelves.list(chosen.kind, order), columns, chosen, undefined, limit).slots.map(idOf)
    },
    closing(by: number, limit: number, now: number) {
      const ids: number[] = []
      let count = 0
      for (const slot of openSlots(shelves.list(ALL_KINDS, 'deadline'), openOf(undefined, now))) {
        if ((columns.keys.deadline[slot] as number) > by) break
        count += 1
        if (ids.length < limit) ids.push(idOf(slot))
      }
      return { ids, count }
    },
    open(kind: string, now: number): readonly Listed[] {
      const chosen = openOf(kind, now)
      return Array.from(openSlots(shelves.list(chosen.kind, 'deadline'), chosen), (slot) => columns.item(slot))
    },
    openCounts(now: number): Readonly<Record<string, number>> {
      return Object.fromEntries(
        shelves.kinds().map((kind) => [kind, countings.all({ kind, choices: {}, status: 'open' }, now)]),
      )
    },
    put(row: CatalogueRow): void {
      remove(row.id)
      countings.follow(shelves.put(row), 1)
    },
    remove,
  }
}
