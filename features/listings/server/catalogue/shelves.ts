import type { Facet } from '../../contract'
import type { CatalogueRow } from './catalogue-queries'
import { createDictionary, type Dictionary, type Listed, listedOf, type Order } from './listed'
import { SortedList } from './sorted-list'
import { createWords, type Words } from './words'

const orders: readonly Order[] = ['deadline', 'newest', 'pay']
const ALL = ''

type Shelf = Readonly<Record<Order, SortedList>>

const createShelf = (): Shelf => ({
  deadline: new SortedList('deadline'),
  newest: new SortedList('newest'),
  pay: new SortedList('pay'),
})

/** All public opportunities in memory, of each kind and of all, in each order. */
export interface Shelves {
  readonly dictionaries: readonly Dictionary[]
  readonly words: Words
  fill(rows: readonly CatalogueRow[]): void
  put(row: CatalogueRow): void
  remove(id: number): void
  find(id: number): Listed | undefined
  /** Of one kind, or of all. */
  list(kind: string | undefined, order: Order): SortedList
  kinds(): readonly string[]
}

export function createShelves(facets: readonly Facet[]): Shelves {
  const dictionaries = facets.map(createDictionary)
  const words = createWords()
  const byId = new Map<number, Listed>()
  const shelves = new Map<string, Shelf>([[ALL, createShelf()]])

  function shelf(kind: string): Shelf {
    const known = shelves.get(kind) ?? createShelf()
    shelves.set(kind, known)
    return known
  }

  function read(row: CatalogueRow): Listed {
    words.learn(row.words)
    const item = listedOf(
      row,
      dictionaries.map((each) => each.group(each.facet.valuesOf?.(row) ?? [])),
    )
    byId.set(item.id, item)
    return item
  }

  function remove(id: number): void {
    const item = byId.get(id)
    if (!item) return
    byId.delete(id)
    for (const each of [shelf(ALL), shelf(item.kind)]) for (const order of orders) each[order].remove(item)
  }

  return {
    dictionaries,
    words,
    remove,
    fill(rows) {
      const items = rows.map(read)
      for (const kind of [ALL, ...new Set(items.map((item) => item.kind))]) {
        const own = kind === ALL ? items : items.filter((item) => item.kind === kind)
        for (const order of orders) shelf(kind)[order].fill(own)
      }
    },
    put(row) {
      remove(row.id)
      const item = read(row)
      for (const each of [shelf(ALL), shelf(item.kind)]) for (const order of orders) each[order].add(item)
    },
    find: (id) => byId.get(id),
    list: (kind, order) => shelf(kind ?? ALL)[order],
    kinds: () => [...shelves.keys()].filter((kind) => kind !== ALL),
  }
}
