import type { Clock, Database } from '../../data/contract'
import { endpoint } from '../../web/contract'
import { type Facet, facetName, type Kind } from '../contract'
import { FacetCounts, FacetsQuery, ListingPage, SearchQuery } from '../contract/wire'
import type { Catalogue } from './catalogue/catalogue'
import { listingOf } from './listing-of'
import { foundIn } from './found-in'
import { rowsByIds } from './listing-queries'
import { questionOf } from './questions'
import type { ListingsTables } from './tables'

export interface ListingParts {
  readonly database: Database
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly kinds: () => readonly Kind[]
}

export const CACHE = { seconds: 5, tag: 'listings' } as const
const PAGE_ROWS = 20
const MOST_SHOWN = 60

export function searchRoute({ database, catalogue, clock, kinds }: ListingParts) {
  return endpoint({
    id: 'listings.search',
    method: 'GET',
    path: '/api/listings/search',
    access: 'public',
    cache: CACHE,
    request: { query: SearchQuery },
    response: { 200: ListingPage },
    summary: 'A page of opportunities: by kind, text, facets and status; `after` is the `next` of the page before.',
    async handle({ query }) {
      const { sort, after, limit = PAGE_ROWS } = query
      const question = questionOf(query, catalogue.facets(), kinds())
      const isTyped = Boolean(question.text?.trim())
      const paging = { sort: sort ?? (isTyped ? 'relevance' : 'deadline'), after, limit } as const
      const page = await catalogue.page(question, paging)
      const rows = await rowsByIds(database.of<ListingsTables>(), page.ids)
      const now = clock.now()
      return {
        items: rows.map((row) => listingOf(row, now, kinds())),
        total: page.total,
        all: page.all,
        next: page.next ?? null,
        corrected: page.corrected ?? null,
        exact: page.exact ?? null,
        ...(page.wanted.length > 0 && { found: await foundIn(database.of<ListingsTables>(), rows, page.wanted) }),
        now: now.toISOString(),
      }
    },
  })
}

const isShown = ({ kinds }: Facet, kind: string | undefined) =>
  kinds === undefined || (kind === undefined ? kinds.length === 0 : kinds.includes(kind))

export function facetsRoute({ catalogue, kinds }: ListingParts) {
  return endpoint({
    id: 'listings.facets',
    method: 'GET',
    path: '/api/listings/facets',
    access: 'public',
    cache: CACHE,
    request: { query: FacetsQuery },
    response: { 200: FacetCounts },
    summary: 'How many opportunities each filter value would leave, and what comes back without each filter.',
    async handle({ query }) {
      const question = questionOf(query, catalogue.facets(), kinds())
      const { all, total, byFacet, gains, dictionaries } = await catalogue.counts(question)
      const names = [...dictionaries.map(({ facet }) => facetName(facet)), 'q']
      return {
        all,
        total,
        facets: dictionaries.flatMap(({ facet, names: values }, at) => {
          const name = facetName(facet)
          return isShown(facet, question.kind)
            ? [{ name, values: counted(byFacet[at] ?? [], values, question.choices[name]) }]
            : []
        }),
        gains: gains.flatMap((count, at) => (count > 0 ? [{ name: names[at] ?? '', count }] : [])),
      }
    },
  })
}

/** The commonest values first, and whatever is chosen, also where it would leave nothing. */
function counted(counts: readonly number[], names: readonly string[], chosen: readonly string[] = []) {
  const values = names
    .map((value, code) => ({ value, count: counts[code] ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  return values.filter(({ value }, at) => at < MOST_SHOWN || chosen.includes(value))
}
