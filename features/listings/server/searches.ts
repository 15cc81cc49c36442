import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Database } from '../../data/contract'
import { webErrors } from '../../web/contract'
import { type Facet, facetName, type Kind, type SearchFilters, type Searches } from '../contract'
import type { FacetsQuery } from '../contract/wire'
import { type CatalogueRow, loadSome, rowOfJson } from './catalogue/catalogue-queries'
import type { Question } from './catalogue/question'
import { chosenOf, fits } from './catalogue/counting'
import { readQuery } from './catalogue/query-text'
import { createShelves, type Shelves } from './catalogue/shelves'
import { wantedOf } from './catalogue/wanted'
import { questionOf } from './questions'
import type { ListingsTables } from './tables'

interface SearchParts {
  readonly database: Database
  readonly now: () => Date
  readonly facets: () => readonly Facet[]
  readonly kinds: () => readonly Kind[]
}

const LONGEST = 200
const MOST_FILTERS = 20
/** Rows that are put on a shelf of their own before others have their turn. */
const AT_ONCE = 20
/** They order a list or cut it; they are no part of what is looked for. */
const NO_FILTERS = ['sort', 'after', 'limit', 'status']

const filtersOf = (canonical: string): SearchFilters => Object.fromEntries(new URLSearchParams(canonical))

export function createSearches({ database, now, facets, kinds }: SearchParts): Searches {
  const read = (filters: SearchFilters): Question => questionOf(filters as FacetsQuery, facets(), kinds())

  /** What a filter was for may be switched off now: until it is back the search finds nothing, and no other suffers. */
  function readKept(canonical: string): Question | undefined {
    try {
      return read(filtersOf(canonical))
    } catch {
      return undefined
    }
  }

  /** By search: which of these are in it at that time. Thousands of rows are gone through in steps, or all others would wait for them. */
  async function found(rows: readonly CatalogueRow[], canonical: readonly string[], at = now()): Promise<number[][]> {
    const questions = canonical.map(readKept)
    const found = questions.map((): number[] => [])
    for (const [nth, row] of rows.entries()) {
      if (nth % AT_ONCE === AT_ONCE - 1) await othersTurn()
      const shelf = createShelves(facets())
      shelf.put(row)
      for (const [which, question] of questions.entries())
        if (question && isIn(shelf, question, at.getTime())) found[which]?.push(row.id)
    }
    return found
  }

  return {
    filtersOf,
    canonical(filters) {
      const asked = Object.entries(filters).filter(([name]) => !NO_FILTERS.includes(name))
      if (asked.length > MOST_FILTERS || asked.some(([, value]) => value.length > LONGEST))
        throw webErrors.badRequest('A search that is kept has at most 20 filters of 200 characters. Take some out.')
      const unkept = asked.find(
        ([name]) => name === 'slug' || facets().some((each) => each.sortFor && facetName(each) === name),
      )
      if (unkept)
        throw webErrors.badRequest(`A search that is kept cannot have the filter "${unkept[0]}". Take it out.`, {
          errors: [{ path: unkept[0], message: 'Take it out' }],
        })
      const { kind, text, choices } = read(Object.fromEntries(asked))
      const spell = new Map(facets().map((facet) => [facetName(facet), facet.spell]))
      const chosen = Object.entries(choices).map(([name, values]): [string, string] => [
        name,
        [...new Set(values.map((value) => spell.get(name)?.(value) ?? value))].sort().join(),
      ])
      const said = text?.trim().replace(/\s+/g, ' ')
      return new URLSearchParams([
        ...(kind ? [['kind', kind]] : []),
        ...(said ? [['q', said]] : []),
        ...chosen.sort(([one], [other]) => (one < other ? -1 : 1)),
      ]).toString()
    },
    async matching(opportunityIds, canonical, tx) {
      return found(await loadSome(database.on<ListingsTables>(tx), opportunityIds), canonical)
    },
    async entered({ was, at }, canonical, tx) {
      const before = await found([rowOfJson(was)], canonical, new Date(at))
      const after = await found(await loadSome(database.on<ListingsTables>(tx), [was.id]), canonical)
      return after.map((ids, at) => (before[at]?.length ? [] : ids))
    },
    pathOf(canonical) {
      const { kind, ...filters } = filtersOf(canonical)
      const path = kinds().find(({ id }) => id === kind)?.listingPath ?? '/all-opportunities'
      const query = new URLSearchParams(filters).toString()
      return query ? `${path}?${query}` : path
    },
  }
}

/** A shelf with one opportunity alone: no word is guessed, and nothing that only comes near is taken. */
function isIn(shelf: Shelves, question: Question, now: number): boolean {
  const slot = shelf.columns.size - 1
  const isListed = (['open', 'upcoming'] as const).some((status) =>
    fits(shelf.columns, slot, chosenOf(shelf, { ...question, status }, now)),
  )
  const wanted = wantedOf(readQuery(question.text ?? ''), shelf.texts.speech)
  return isListed && (wanted.length === 0 || shelf.texts.find(wanted).slots.length > 0)
}
