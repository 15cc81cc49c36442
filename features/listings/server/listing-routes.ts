import type { Clock, Database } from '../../data/contract'
import { endpoint } from '../../web/contract'
import { type Facet, facetName, type Kind, ownFacets } from '../contract'
import { CountsQuery, FacetCounts, ListingPage, SearchQuery } from '../contract/wire'
import type { Catalogue } from './catalogue/catalogue'
import type { Dictionary } from './catalogue/listed'
import type { Question } from './catalogue/question'
import { listingOf } from './listing-of'
import { foundIn } from './found-in'
import type { Landings } from './landings/landings'
import { payMeant } from './pay-meant'
import { questionOfPage } from './questions'

export interface ListingParts {
  readonly database: Database
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly kinds: () => readonly Kind[]
}

/** A list may be that of an SEO listing page. */
export interface ListParts extends ListingParts {
  readonly landings: Landings
}

export const CACHE = { seconds: 5, tag: 'listings' } as const
const PAGE_ROWS = 20
const MOST_SHOWN = 60
const MOST_WHOLE = 2000

export function searchRoute(parts: ListParts) {
  return endpoint({
    id: 'listings.search',
    method: 'GET',
    path: '/api/listings/search',
    access: 'public',
    cache: CACHE,
    request: { query: SearchQuery },
    response: { 200: ListingPage },
    summary: 'A page of opportunities: by kind, text, facets and status; `after` is the `next` of the page before.',
    handle: async ({ query }) => answerPage(parts, query, await questionOfPage(query, parts, facetsForAll(parts))),
  })
}

const isForAll = ({ sortFor }: Facet) => sortFor === undefined

export const facetsForAll = ({ catalogue }: ListingParts) => catalogue.facets().filter(isForAll)

export async function answerPage(
  { catalogue, clock, kinds }: ListingParts,
  { sort, after, limit = PAGE_ROWS }: SearchQuery,
  question: Question,
): Promise<ListingPage> {
  const isTyped = Boolean(question.text?.trim())
  const paging = { sort: sort ?? (isTyped ? 'relevance' : 'deadline'), after, limit } as const
  const page = await catalogue.page(question, paging)
  const rows = await catalogue.rows(page.ids)
  const now = clock.now()
  const pay = payMeant(question)
  return {
    items: rows.map((row) => listingOf(row, now, kinds())),
    total: page.total,
    all: page.all,
    next: page.next ?? null,
    corrected: page.corrected ?? null,
    exact: page.exact ?? null,
    ...(page.wanted.length > 0 && { found: await foundIn(rows, catalogue.texts, page.wanted) }),
    ...(pay && { payMeant: pay }),
    now: now.toISOString(),
  }
}

/** Among what is all of its kinds; the type itself, which is of none, only where several are listed. */
function isShown({ kinds, counted }: Facet, { kind, choices }: Question): boolean {
  if (counted === false || kinds === undefined) return counted !== false
  const listed = kind === undefined ? choices[facetName(ownFacets.type)] : [kind]
  if (kinds.length === 0) return kind === undefined
  return listed !== undefined && listed.every((each) => kinds.includes(each))
}

export function facetsRoute(parts: ListParts) {
  return endpoint({
    id: 'listings.facets',
    method: 'GET',
    path: '/api/listings/facets',
    access: 'public',
    cache: CACHE,
    request: { query: CountsQuery },
    response: { 200: FacetCounts },
    summary: 'How many opportunities each filter value would leave, and what comes back without each filter.',
    async handle({ query: { whole, ...query } }) {
      return answerCounts(parts, await questionOfPage(query, parts, facetsForAll(parts)), { whole })
    },
  })
}

interface Counting {
  /** Of facets that say something else to each person, what their few values stand for. Without it they are left out. */
  readonly sorted?: Sorted
  /** The name of a facet whose values are all wanted. */
  readonly whole?: string | undefined
}

export async function answerCounts(
  { catalogue }: ListingParts,
  question: Question,
  { sorted = new Map(), whole }: Counting = {},
): Promise<FacetCounts> {
  const { all, total, byFacet, gains, dictionaries } = await catalogue.counts(question)
  const names = [...dictionaries.map(({ facet }) => facetName(facet)), 'q']
  return {
    all,
    total,
    facets: dictionaries.flatMap((dictionary, at) => {
      const { facet, names: values } = dictionary
      const name = facetName(facet)
      const counts = byFacet[at] ?? []
      const own = sorted.get(facet.id)
      if (own) return [{ name, values: countedTogether(counts, dictionary, own) }]
      return isForAll(facet) && isShown(facet, question)
        ? [{ name, values: counted(counts, values, question.choices[name], name === whole ? MOST_WHOLE : MOST_SHOWN) }]
        : []
    }),
    gains: gains.flatMap((count, at) => (count > 0 ? [{ name: names[at] ?? '', count }] : [])),
  }
}

/** By the facet's id. */
export type Sorted = ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>

/** What stands for many is as many as they are: each opportunity has one of them only. */
function countedTogether(
  counts: ArrayLike<number>,
  { find }: Dictionary,
  sorted: Readonly<Record<string, readonly string[]>>,
) {
  return Object.entries(sorted).map(([value, parts]) => ({
    value,
    count: parts.reduce((sum, part) => sum + (counts[find(part) ?? -1] ?? 0), 0),
  }))
}

/** The commonest values first, and whatever is chosen, also where it would leave nothing. */
function counted(counts: ArrayLike<number>, names: readonly string[], chosen: readonly string[] = [], most: number) {
  const values: { readonly value: string; readonly count: number }[] = []
  for (let code = 0; code < names.length; code++) {
    const [value, count] = [names[code] as string, counts[code] ?? 0]
    if (count > 0 || chosen.includes(value)) values.push({ value, count })
  }
  values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  return values.filter(({ value }, at) => at < most || chosen.includes(value))
}
