import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Facet } from '../../contract'
import type { CatalogueRow } from './catalogue-queries'
import { createDictionary, type Dictionary, type Listed, listedOf, type Order } from './listed'
import { wordsOf } from './query-text'
import { SortedList } from './sorted-list'
import { createTextIndex, type TextIndex } from './text-index'
import { createWords, type Words } from './words'

const orders: readonly Order[] = ['deadline', 'newest', 'pay']
const ALL = ''
const SPARE = 1000
const MARKUP = /<[^>]*>/g

type Shelf = Readonly<Record<Order, SortedList>>

const createShelf = (facetCount: number): Shelf => ({
  deadline: new SortedList('deadline', facetCount),
  newest: new SortedList('newest', facetCount),
  pay: new SortedList('pay', facetCount),
})

const TELLING_WORDS = 40

/** From 0 to 1: whether an organizer took the trouble to say what one gets, and what one does for it. */
function qualityOf({ pay, closesAt }: CatalogueRow, words: number): number {
  return (pay && pay.maxPaise > 0 ? 0.4 : 0) + (closesAt ? 0.2 : 0) + 0.4 * Math.min(1, words / TELLING_WORDS)
}

/** All public opportunities in memory, of each kind and of all, in each order. */
export interface Shelves {
  readonly dictionaries: readonly Dictionary[]
  readonly words: Words
  readonly texts: TextIndex
  /** Reads many; they stand in no list before `arrange`, which sorts once. */
  read(rows: readonly CatalogueRow[]): void
  arrange(): Promise<void>
  put(row: CatalogueRow): void
  remove(id: number): void
  /** Of one kind, or of all. */
  list(kind: string | undefined, order: Order): SortedList
  /** Whether most of the texts are of opportunities that were changed or removed since. */
  isWorn(): boolean
}

export function createShelves(facets: readonly Facet[]): Shelves {
  const dictionaries = facets.map(createDictionary)
  const words = createWords()
  const texts = createTextIndex()
  const byId = new Map<number, Listed>()
  const shelves = new Map<string, Shelf>([[ALL, createShelf(facets.length)]])

  function shelf(kind: string): Shelf {
    const known = shelves.get(kind) ?? createShelf(facets.length)
    shelves.set(kind, known)
    return known
  }

  function read(row: CatalogueRow): Listed {
    const names = `${row.organisation} ${row.tags.join(' ')}`
    const facts = `${row.kind} ${row.workMode} ${row.audiences.join(' ')} ${row.country ?? ''}`
    const shown = [wordsOf(facts), wordsOf(row.title), wordsOf(names), wordsOf(row.city ?? '')] as const
    // Descriptions are found, but nothing is guessed from their words.
    for (const each of shown) words.learn(each)
    const description = wordsOf(row.description.replace(MARKUP, ' '))
    const item = listedOf(
      row,
      texts.add([...shown, description], qualityOf(row, description.length)),
      dictionaries.map((each) => each.group(each.facet.valuesOf?.(row) ?? [])),
    )
    byId.set(item.id, item)
    return item
  }

  function remove(id: number): void {
    const item = byId.get(id)
    if (!item) return
    byId.delete(id)
    texts.remove(item.slot)
    for (const each of [shelf(ALL), shelf(item.kind)]) for (const order of orders) each[order].remove(item)
  }

  return {
    dictionaries,
    words,
    texts,
    remove,
    read: (rows) => rows.forEach(read),
    async arrange() {
      const items = [...byId.values()]
      for (const kind of [ALL, ...new Set(items.map((item) => item.kind))]) {
        const own = kind === ALL ? items : items.filter((item) => item.kind === kind)
        for (const order of orders) {
          shelf(kind)[order].fill(own)
          await othersTurn()
        }
      }
    },
    put(row) {
      remove(row.id)
      const item = read(row)
      for (const each of [shelf(ALL), shelf(item.kind)]) for (const order of orders) each[order].add(item)
    },
    list: (kind, order) => shelf(kind ?? ALL)[order],
    isWorn: () => texts.size() > 2 * byId.size + SPARE,
  }
}
