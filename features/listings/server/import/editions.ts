import { cityName } from '../../contract/city-names'
import { type Place } from '../../contract'
import { citiesOf, otherPlacesOf } from '../../contract/places'
import type { ReadRow } from './parsed-row'
import { tidyAddress } from './web-address'

interface Happening {
  readonly startsOn: string | null
  readonly city: string | null
  /** Beside that city. */
  readonly otherPlaces?: readonly Place[] | null | undefined
}

/** One happening behind an address: the same page serves a conference of many years, a hackathon of many cities. */
export interface Edition extends Happening {
  /** By which the opportunity is found again at the next import. */
  readonly sourceUrl: string
  /** The first row that tells of it. */
  readonly row: number
  /** Of all its rows: feeds repeat a conference for every topic. */
  readonly tags: readonly string[]
  readonly country: string | null
  readonly otherPlaces: readonly Place[]
}

/** An edition as an earlier import has stored it. */
export interface StoredEdition extends Happening {
  readonly sourceUrl: string
}

export interface Editions {
  note(row: number, read: ReadRow): void
  /** Finds again what is stored, once all rows are noted: an edition is known by its day and city, whatever stands beside it in a file. */
  settle(lookUp: (addresses: readonly string[]) => Promise<readonly StoredEdition[]>): Promise<void>
  /** Undefined for a row that was not noted. */
  find(read: ReadRow): Edition | undefined
}

const cityOf = ({ city }: Happening) => city && cityName(city)
const isSame = (one: Happening, other: Happening) =>
  one.startsOn === other.startsOn && (one.startsOn === null || cityOf(one) === cityOf(other))
/** Its cities stand in another order, or some of them are told only now. */
const sharesCity = (one: Happening, other: Happening) => {
  const cities = citiesOf(other).map(cityName)
  return citiesOf(one).some((city) => cities.includes(cityName(city)))
}
/** Its day has moved, or its city is told only now. */
const isNear = (one: Happening, other: Happening) =>
  cityOf(one) === cityOf(other) ||
  (one.startsOn === other.startsOn && (one.city === null || other.city === null || sharesCity(one, other)))

/** The editions of one page in one year with their keys: those of what is stored, else the page's own for the first and a longer one for others. */
function keyed(page: string, editions: readonly Edition[], stored: readonly StoredEdition[]): Edition[] {
  const keys = new Map<Edition, string>()
  const isFree = ({ sourceUrl }: StoredEdition) => ![...keys.values()].includes(sourceUrl)
  const rest = () => editions.filter((each) => !keys.has(each))
  for (const each of editions) {
    const same = stored.find((one) => isFree(one) && isSame(one, each))
    if (same) keys.set(each, same.sourceUrl)
  }
  for (const each of rest()) {
    const [near, ...more] = stored.filter((one) => isFree(one) && isNear(one, each))
    const isOnly = near && more.length === 0 && rest().filter((other) => isNear(other, near)).length === 1
    if (isOnly) keys.set(each, near.sourceUrl)
  }
  const taken = new Set([...stored.map(({ sourceUrl }) => sourceUrl), ...keys.values()])
  for (const each of rest()) {
    let key = taken.has(page) ? `${page}${each.startsOn?.slice(4) ?? ''}/${cityOf(each) ?? ''}` : page
    while (taken.has(key)) key += '+' // one that was stored so has moved since
    taken.add(key)
    keys.set(each, key)
  }
  return editions.map((each) => ({ ...each, sourceUrl: keys.get(each) ?? page }))
}

/** Remembers of each row only what tells editions apart. */
export function createEditions(): Editions {
  const known = new Map<string, Edition[]>()
  const pageOf = ({ url, content }: ReadRow) => {
    const year = content.startsOn?.slice(0, 4)
    return year ? `${tidyAddress(url)}#${year}` : tidyAddress(url)
  }
  return {
    note(row, read) {
      const page = pageOf(read)
      const all = known.get(page) ?? []
      const at = all.findIndex((each) => isSame(each, read.content))
      const before = all[at]
      if (before) {
        const otherPlaces = otherPlacesOf({
          ...before,
          otherPlaces: [...before.otherPlaces, ...(read.content.otherPlaces ?? [])],
        })
        all[at] = { ...before, otherPlaces, tags: [...new Set([...before.tags, ...read.content.tags])] }
        return
      }
      const { startsOn, city, country, otherPlaces = [], tags } = read.content
      known.set(page, [...all, { sourceUrl: page, row, startsOn, city, country, otherPlaces, tags }])
    },
    async settle(lookUp) {
      // What has no day is one thing of its address.
      const dated = [...known].filter(([, editions]) => editions.some(({ startsOn }) => startsOn !== null))
      const stored = new Map<string, StoredEdition[]>()
      for (const one of await lookUp([...new Set(dated.map(([page]) => page.split('#')[0] as string))])) {
        const page = /^.*#\d{4}(?=$|-)/.exec(one.sourceUrl)?.[0]
        if (page !== undefined) stored.set(page, [...(stored.get(page) ?? []), one])
      }
      for (const [page, editions] of dated) known.set(page, keyed(page, editions, stored.get(page) ?? []))
    },
    find: (read) => known.get(pageOf(read))?.find((each) => isSame(each, read.content)),
  }
}
