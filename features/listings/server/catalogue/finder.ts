import { LRUCache } from 'lru-cache'
import { hasBit } from './bits'
import type { CatalogueRow } from './catalogue-queries'
import { type Chosen, chosenOf, fits } from './counting'
import type { Counts, Countings } from './countings'
import { type Place, readCursor, readPlace, writeCursor, writePlace } from './cursor'
import { type Cut, cutByRank, cutFrom, cutInOrder, type Hear, type Limit, rankKey, type WalkHits } from './cuts'
import { ALL_KINDS } from './columns'
import { IntList } from './int-list'
import type { Listed, Order } from './listed'
import { cursorName } from './over-last'
import type { Question, Sort } from './question'
import { type Reading, readingOf } from './reading'
import type { Shelves } from './shelves'
import type { Shares } from './text-index'
import { createStanding } from './standing'
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

const isEqual = (one: Shares, other: Shares) =>
  one.length === other.length && one.every((share, at) => share === other[at])

/** Answers from what is in memory, at once. */
export function createFinder(shelves: Shelves, countings: Countings) {
  const { columns } = shelves
  const standing = createStanding(shelves)
  /** A page asks for its list and for its counts: a text is read once. */
  const texts = new LRUCache<string, TextMatches>({ max: KEPT_TEXTS })
  /** All that a text finds, where it is counted or sorted. */
  const found = new LRUCache<string, Int32Array>({
    max: KEPT_TEXTS,
    maxSize: MOST_FOUND,
    sizeCalculation: ({ length }) => 1 + length,
  })

  /** `rankedBy`: see matchText. Mostly nothing came or went since, and what was read for the page before does for the next. */
  function matchesOf(text = '', rankedBy?: Shares): TextMatches {
    const known = texts.get(text)
    if (known && (!rankedBy || isEqual(known.shares, rankedBy))) return known
    const matches = matchText(text, shelves.texts, shelves.words, rankedBy)
    if (!rankedBy) texts.set(text, matches)
    return matches
  }

  /** Undefined when everything matches. */
  function slotsOf(text = ''): Int32Array | undefined {
    const known = found.get(text)
    const { walk, meet } = matchesOf(text)
    if (known || !walk) return known
    const slots = new IntList()
    const hear = (slot: number) => void slots.push(slot)
    if (!meet?.(hear)) walk(() => true, hear)
    found.set(text, slots.view())
    return slots.view()
  }

  function cutOf(
    reading: Reading<readonly number[]>,
    question: Question,
    chosen: Chosen,
    place: readonly number[] | undefined,
    limit: number,
    total: number,
  ): Cut {
    const slots = slotsOf(question.text)
    if (slots) return cutFrom(slots, reading, columns, chosen, place, limit)
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

  function pageByRank(
    { best, isLoose, shares }: TextMatches,
    walk: WalkHits,
    place: Place | undefined,
    limit: number,
    chosen: Chosen,
  ) {
    // Without a filter the best are told without a look at all others, and how many there are too.
    const isPlain = chosen.active.length === 0 && !chosen.without
    const among = isPlain ? standing.of(chosen) : undefined
    const isMeant = among ? (slot: number) => hasBit(among, slot) : (slot: number) => fits(columns, slot, chosen)
    const walkBest = (hear: Hear, bound: Limit): number | undefined => {
      const found = among && best?.(among, hear, bound)
      if (found === undefined) walk(isMeant, hear)
      return found
    }
    const { hits, goesOn, total } = cutByRank(walkBest, columns, chosen, place?.key, limit)
    const last = hits.at(-1)
    return {
      slots: hits.map(({ slot }) => slot),
      next: last && goesOn ? writePlace({ key: rankKey(last, columns, chosen.status), rankedBy: shares }) : undefined,
      exact: isLoose ? hits.filter(({ rank }) => rank > 1).length : undefined,
      total,
    }
  }

  function pageInOrder(question: Question, order: Order, { after, limit }: Paging, chosen: Chosen, now: number) {
    const total = countings.total(question, now, () => slotsOf(question.text))
    const name = cursorName(order, chosen.status)
    const from = after === undefined ? undefined : readCursor(after, name)
    const reading = readingOf(shelves.list(chosen.kind, order), order, columns, chosen, from)
    const { slots, goesOn } = cutOf(reading, question, chosen, from && reading.placeIn(from), limit, total)
    const last = slots.at(-1)
    const next = last !== undefined && goesOn ? writeCursor(name, reading.placeOf(last)) : undefined
    return { slots, next, exact: undefined, total }
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
    texts.clear()
    found.clear()
    if (slot === undefined) return
    countings.follow(slot, -1)
    standing.follow(slot, -1)
    shelves.remove(id)
  }

  return {
    page(question: Question, paging: Paging, now: number): IdPage {
      const { sort, after, limit } = paging
      const place = after !== undefined && sort === 'relevance' && question.text ? readPlace(after) : undefined
      const matches = matchesOf(question.text, place?.rankedBy)
      const { corrected, wanted, walk } = matches
      const chosen = chosenOf(shelves, question, now)
      const { slots, next, exact, total } =
        walk && sort === 'relevance'
          ? pageByRank(matches, walk, place, limit, chosen)
          : pageInOrder(question, sort === 'relevance' ? 'deadline' : sort, paging, chosen, now)
      return { ids: slots.map(idOf), total, all: countings.all(question, now), next, corrected, exact, wanted }
    },
    counts: (question: Question, now: number): Counts => countings.counts(question, now, () => slotsOf(question.text)),
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
      const slot = shelves.put(row)
      countings.follow(slot, 1)
      standing.follow(slot, 1)
    },
    remove,
  }
}
