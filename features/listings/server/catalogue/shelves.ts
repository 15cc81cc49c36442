import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Facet } from '../../contract'
import { citiesOf } from '../../contract/places'
import type { CatalogueRow } from './catalogue-queries'
import { ALL_KINDS, Columns } from './columns'
import { factsOf } from './facts'
import { IntList } from './int-list'
import { createDictionary, type Dictionary, type Order, orders } from './listed'
import { Postings } from './postings'
import { wordsOf } from './query-text'
import { SortedList } from './sorted-list'
import { createTextIndex, type Sizes, type TextIndex } from './text-index'
import { createWords, type Words } from './words'

const SPARE = 1000
const MARKUP = /<[^>]*>/g
/** What no kind has. */
const UNKNOWN = 255

type Shelf = Readonly<Record<Order, SortedList>>

const TELLING_WORDS = 40

/** From 0 to 1: whether an organizer took the trouble to say what one gets, and what one does for it. */
function qualityOf({ pay, closesAt }: CatalogueRow, words: number): number {
  return (pay && pay.maxPaise > 0 ? 0.4 : 0) + (closesAt ? 0.2 : 0) + 0.4 * Math.min(1, words / TELLING_WORDS)
}

/** All public opportunities in memory, of each kind and of all, in each order. */
export interface Shelves {
  readonly columns: Columns
  readonly dictionaries: readonly Dictionary[]
  readonly words: Words
  readonly texts: TextIndex
  /** Reads many; they stand in no list before `arrange`, which sorts once. */
  read(rows: readonly CatalogueRow[]): void
  arrange(): Promise<void>
  /** The slot of the new one. */
  put(row: CatalogueRow): number
  remove(id: number): void
  /** Where it stands, if it does. */
  slotOf(id: number): number | undefined
  codeOf(kind: string | undefined): number
  kinds(): readonly string[]
  /** Of one kind, or of all. */
  list(kind: number, order: Order): SortedList
  /** Those of a kind (or of all) as they came, removed ones among them. */
  slotsOf(kind: number): Int32Array
  postings(facet: number): Postings
  /** Whether most of the slots are of opportunities that were changed or removed since. */
  isWorn(): boolean
}

export function createShelves(facets: readonly Facet[], sizes?: Sizes): Shelves {
  const dictionaries = facets.map(createDictionary)
  const columns = new Columns(facets.length)
  const words = createWords()
  const texts = createTextIndex(() => shelf(ALL_KINDS).deadline.slots, sizes)
  const allPostings = facets.map((_, facet) => new Postings(columns, facet))
  const byId = new Map<number, number>()
  const kinds = ['']
  const shelves: Shelf[] = []
  const came: IntList[] = []

  const shelf = (kind: number): Shelf =>
    (shelves[kind] ??= {
      deadline: new SortedList(columns, 'deadline'),
      newest: new SortedList(columns, 'newest'),
      pay: new SortedList(columns, 'pay'),
      popular: new SortedList(columns, 'popular'),
    })
  const cameOf = (kind: number): IntList => (came[kind] ??= new IntList())

  function learn(kind: string): number {
    const known = kinds.indexOf(kind)
    if (known > ALL_KINDS) return known
    return kinds.push(kind) - 1
  }

  function read(row: CatalogueRow): number {
    const names = `${row.organisation} ${row.tags.join(' ')}`
    const shown = [wordsOf(factsOf(row)), wordsOf(row.title), wordsOf(names), wordsOf(citiesOf(row).join(' '))] as const
    // Descriptions are found, but nothing is guessed from their words.
    for (const each of shown) words.learn(each)
    const description = wordsOf(row.description.replace(MARKUP, ' '))
    texts.add([...shown, description], qualityOf(row, description.length))
    const kind = learn(row.kind)
    const groups = dictionaries.map((each) => each.group(each.facet.valuesOf?.(row) ?? []))
    const slot = columns.add(row, kind, groups)
    byId.set(row.id, slot)
    for (const each of [ALL_KINDS, kind]) cameOf(each).push(slot)
    return slot
  }

  const shelvesOf = (slot: number) => [shelf(ALL_KINDS), shelf(columns.kinds[slot] as number)]

  function remove(id: number): void {
    const slot = byId.get(id)
    if (slot === undefined) return
    byId.delete(id)
    for (const each of shelvesOf(slot)) for (const order of orders) each[order].remove(slot)
    texts.remove(slot)
    columns.remove(slot)
  }

  return {
    columns,
    dictionaries,
    words,
    texts,
    remove,
    read(rows) {
      for (const row of rows) {
        // Read in two batches: it changed between them.
        remove(row.id)
        read(row)
      }
    },
    async arrange() {
      const all = Int32Array.from(byId.values())
      for (const order of orders) {
        await shelf(ALL_KINDS)[order].fill(all)
        const sorted = shelf(ALL_KINDS)[order].slots
        for (let kind = 1; kind < kinds.length; kind++) {
          shelf(kind)[order].adopt(sorted.filter((slot) => columns.kinds[slot] === kind))
          await othersTurn()
        }
      }
    },
    put(row) {
      remove(row.id)
      const slot = read(row)
      for (const each of shelvesOf(slot)) for (const order of orders) each[order].add(slot)
      return slot
    },
    slotOf: (id) => byId.get(id),
    codeOf(kind) {
      const code = kinds.indexOf(kind ?? '')
      return code < 0 ? UNKNOWN : code
    },
    kinds: () => kinds.slice(1),
    list: (kind, order) => shelf(kind)[order],
    slotsOf: (kind) => cameOf(kind).view(),
    postings: (facet) => allPostings[facet] as Postings,
    isWorn: () => texts.size() > 2 * byId.size + SPARE,
  }
}
