import { type Facet, facetName } from '../../contract'
import { citiesOf } from '../../contract/places'
import type { CatalogueRow } from '../catalogue/catalogue-queries'
import { factsOf } from '../catalogue/facts'
import { shortened, wordsOf } from '../catalogue/query-text'

const MARKUP = /<[^>]*>/g
/** PostgreSQL knows no place beyond. */
const LAST_PLACE = 16_383

/** What of the cards comes from the code: raise it when `valuesOf` of a facet, `wordsOf` or `factsOf` answers otherwise, so that all is filed anew. */
const FORM = 7

/** Cards of another form are made anew: another facet may have come. */
export const formOf = (facets: readonly Facet[]) => `${FORM} ${facets.map(({ id }) => id).join(' ')}`

/** A facet's value as it is filed: `city:Pune`. */
export const underOf = (facet: Pick<Facet, 'id'>, value: string) => `${facetName(facet)}:${value}`

/** Facet and value of `city:Pune`. */
export function readUnder(under: string): readonly [facet: string, value: string] {
  const at = under.indexOf(':')
  return [under.slice(0, at), under.slice(at + 1)]
}

/** Under what one opportunity is found. */
export interface Card {
  readonly id: number
  readonly under: readonly string[]
  /** As PostgreSQL reads a tsvector: words with their places and what they stand in. */
  readonly says: string
}

/** The heavier the letter the earlier in lists by relevance: title, names and tags, kind and place, description. */
const fieldsOf = (row: CatalogueRow) =>
  [
    ['A', row.title],
    ['B', `${row.organisation} ${row.tags.join(' ')}`],
    ['C', `${factsOf(row)} ${citiesOf(row).join(' ')}`],
    ['D', row.description.replace(MARKUP, ' ')],
  ] as const

function saysOf(row: CatalogueRow): string {
  const said: string[] = []
  let place = 0
  for (const [weight, text] of fieldsOf(row)) {
    for (const word of wordsOf(text)) {
      place = Math.min(place + 1, LAST_PLACE)
      said.push(`'${shortened(word)}':${place}${weight}`)
    }
    place += 1 // the last word of a title and the first of a name are no phrase
  }
  return said.join(' ')
}

/** Where the database does not take a card: in lists without filters and words it is there all the same. */
export const emptyCard = (id: number): Card => ({ id, under: [], says: '' })

export function cardOf(row: CatalogueRow, facets: readonly Facet[]): Card {
  const under = facets.flatMap((facet) =>
    (facet.valuesOf?.(row) ?? []).filter((value) => value !== '').map((value) => underOf(facet, value)),
  )
  return { id: row.id, under: [...new Set(under)], says: saysOf(row) }
}
