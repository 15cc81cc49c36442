import type { ReadRow } from './parsed-row'
import { tidyAddress } from './web-address'

/** One happening behind an address: the same page serves a conference of many years, a hackathon of many cities. */
export interface Edition {
  /** By which the opportunity is found again at the next import. */
  readonly sourceUrl: string
  /** The first row that tells of it. */
  readonly row: number
  readonly startsOn: string | null
  readonly city: string | null
  /** Of all its rows: feeds repeat a conference for every topic. */
  readonly tags: readonly string[]
}

export interface Editions {
  note(row: number, read: ReadRow): void
  /** Undefined for a row that was not noted. */
  find(read: ReadRow): Edition | undefined
}

/** Remembers of each row only what tells editions apart. Within a year they are numbered in the order of the file. */
export function createEditions(): Editions {
  const known = new Map<string, Edition[]>()
  const keyOf = ({ url, content }: ReadRow) => {
    const year = content.startsOn?.slice(0, 4)
    return year ? `${tidyAddress(url)}#${year}` : tidyAddress(url)
  }
  function isSame({ startsOn, city }: Edition, { content }: ReadRow): boolean {
    return startsOn === content.startsOn && (startsOn === null || city === content.city)
  }
  return {
    note(row, read) {
      const key = keyOf(read)
      const all = known.get(key) ?? []
      const at = all.findIndex((each) => isSame(each, read))
      const before = all[at]
      if (before) {
        all[at] = { ...before, tags: [...new Set([...before.tags, ...read.content.tags])] }
        return
      }
      const { startsOn, city, tags } = read.content
      const sourceUrl = all.length === 0 ? key : `${key}${startsOn ? '-' : '#'}${all.length + 1}`
      known.set(key, [...all, { sourceUrl, row, startsOn, city, tags }])
    },
    find: (read) => known.get(keyOf(read))?.find((each) => isSame(each, read)),
  }
}
