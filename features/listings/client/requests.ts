import { apiRequest, type PageAt } from '../../web/contract'
import { formatQuery } from '../../web/kit'
import { facetName, OWN_COUNTS_PATH, ownFacets } from '../contract'
import type { FacetCounts, HomeLists, ListingPage, OpportunityDetail, WishedListings } from '../contract/wire'
import type { Directory, Landing } from '../contract/wire-landing'
import { kindById, kindOfList, kindOfSegment, sharedListAt } from './kind-of'
import type { Portal } from './portal/portals'

export const sorts = ['relevance', 'deadline', 'newest', 'popular', 'pay'] as const
export type SortName = (typeof sorts)[number]
export const statuses = ['open', 'upcoming', 'closed', 'all'] as const
export type StatusName = (typeof statuses)[number]

export const facetNames: readonly string[] = Object.values(ownFacets).map(facetName)

const MOST_LETTERS = 200
const MOST_CHOSEN = 400

const within = <T extends string>(known: readonly T[], value: string | undefined): T | undefined =>
  known.find((each) => each === value)

/** Each value of a filter once, as an address has them. */
function valuesIn(text = ''): readonly string[] {
  const values = text
    .slice(0, MOST_CHOSEN)
    .split(',')
    .map((each) => each.trim())
  return [...new Set(values.filter(Boolean))].sort()
}

/** What an address asks for; whatever else stands in it is passed over, so that no address is an error. */
export interface ListQuestion {
  /** Asked for whoever is signed in: with the filters that say something else to each person. */
  readonly isOwn: boolean
  /** Asked for without what its reader hid: told to them alone. */
  readonly isLess?: boolean
  readonly kind: string | undefined
  /** Of an SEO listing page. */
  readonly slug?: string
  /** What holds on this page whatever else is chosen; another choice there is another page. */
  readonly within: Readonly<Record<string, readonly string[]>>
  readonly q: string | undefined
  readonly status: StatusName
  readonly sort: SortName
  readonly chosen: Readonly<Record<string, readonly string[]>>
}

export function readQuestion(
  { path, query, params }: Pick<PageAt, 'path' | 'query'> & Partial<PageAt>,
  /** The filters that the page's slug stands for, once they are known. */
  promised: ListQuestion['within'] = {},
  /** Names of filters beyond the house's own, where somebody is signed in for whom they say something. */
  more: readonly string[] = [],
): ListQuestion {
  const q = query['q']?.trim().slice(0, MOST_LETTERS) || undefined
  const chosen: Record<string, readonly string[]> = {}
  for (const name of [...facetNames, ...more]) {
    const values = valuesIn(query[name])
    if (values.length > 0) chosen[name] = values
  }
  const slug = params?.['slug']
  const types = sharedListAt(path)?.kinds
  const promises: ListQuestion['within'] = types ? { type: types } : promised
  for (const name of Object.keys(promises)) delete chosen[name]
  return {
    isOwn: more.length > 0,
    kind: (slug === undefined ? kindOfList(path) : kindOfSegment(path))?.id,
    ...(slug !== undefined && { slug }),
    within: promises,
    q,
    status: within(statuses, query['status']) ?? 'open',
    sort: within(sorts, query['sort']) ?? (q ? 'relevance' : 'deadline'),
    chosen,
  }
}

const joined = (values: ListQuestion['chosen']) =>
  Object.fromEntries(Object.entries(values).map(([name, each]) => [name, each.join(',')]))

export const filtersOf = ({ kind, slug, within, q, status, chosen }: ListQuestion) => ({
  kind,
  slug,
  q,
  status: status === 'open' ? undefined : status,
  ...joined(chosen),
  ...(slug === undefined && joined(within)),
})

/** Values of a filter that come to what an address asks for, and that leave it. */
export interface FilterChange {
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
}

/**
 * The page with a filter changed: the one at this address, or the wider list where the filter is no longer what the page promises. The
 * address may be ahead of the question, which was drawn before it.
 */
export function addressWith(
  { kind, within }: ListQuestion,
  { path, query }: Pick<PageAt, 'path' | 'query'>,
  name: string,
  { add = [], remove = [] }: FilterChange,
): string {
  const wide = (kind && kindById(kind)?.listingPath) ?? '/all-opportunities'
  const promised = path === wide ? undefined : within[name]
  const values = [...(promised ?? valuesIn(query[name])).filter((each) => !remove.includes(each)), ...add]
  const change = { [name]: [...new Set(values)].sort().join(',') || undefined, after: undefined }
  if (!promised) return path + formatQuery({ ...query, ...change })
  return wide + formatQuery({ ...query, ...joined(within), ...change })
}

/** The language is no filter: each language of a list is a page of its own. */
export const isFiltered = ({ query }: Pick<PageAt, 'query'>) => Object.keys(query).some((name) => name !== 'lang')

const isCursor = (after: string | undefined) => after !== undefined && /^[\w-]{4,200}$/.test(after)

/** The place in the list that an address names, if it can be one. */
export const placeOf = ({ query }: Pick<PageAt, 'query'>) => (isCursor(query['after']) ? query['after'] : undefined)

/** Whether a filter is chosen that says something else to each person: without one the list is the same for everybody, and shared. */
export const isPersonal = ({ chosen }: Pick<ListQuestion, 'chosen'>) =>
  Object.keys(chosen).some((name) => !facetNames.includes(name))

export function searchRequest(question: ListQuestion, after?: string) {
  const isDefault = question.sort === (question.q ? 'relevance' : 'deadline')
  return apiRequest<ListingPage>(
    isPersonal(question) || question.isLess ? '/api/listings/own/search' : '/api/listings/search',
    {
      ...filtersOf(question),
      sort: isDefault ? undefined : question.sort,
      after,
    },
  )
}

/** `whole`: the filter of which all values are wanted. */
export const facetsRequest = (question: ListQuestion, whole?: string) =>
  apiRequest<FacetCounts>(question.isOwn ? OWN_COUNTS_PATH : '/api/listings/facets', {
    ...filtersOf(question),
    whole,
  })

export const landingRequest = ({ kind, slug }: Pick<ListQuestion, 'kind' | 'slug'>) =>
  apiRequest<Landing>(`/api/listings/landings/${kind ?? 'none'}/${encodeURIComponent(slug ?? '')}`)

export const directoryRequest = (kind: string) => apiRequest<Directory>(`/api/listings/directory/${kind}`)

/** The list as a feed, a calendar or a table, under the same filters; a table keeps to the order too. */
export function followAddress(
  form: 'rss' | 'json' | 'xml' | 'ics' | 'csv',
  question: ListQuestion,
  language: 'en' | 'hi',
): string {
  const lang = language === 'hi' ? 'hn' : undefined
  const sort = form === 'csv' ? question.sort : undefined
  return `/api/listings/feed.${form}${formatQuery({ ...filtersOf(question), sort, lang })}`
}

/** An opportunity by the id that ends its address: all spellings share one answer. 0 is nobody's. */
export const opportunityRequest = (slug: string) =>
  apiRequest<OpportunityDetail>(`/api/listings/opportunities/${/(?:^|-)([1-9]\d{0,8})$/.exec(slug)?.[1] ?? 0}`)

export const wishedRequest = apiRequest<WishedListings>('/api/listings/own/wished')
export const homeRequest = () => apiRequest<HomeLists>('/api/listings/home')

/** The first few of a portal's list. */
export const portalRequest = ({ kinds, within }: Pick<Portal, 'kinds' | 'within'>, sort: 'deadline' | 'newest') =>
  apiRequest<ListingPage>('/api/listings/search', {
    ...(kinds.length === 1 ? { kind: kinds[0] } : within),
    sort: sort === 'deadline' ? undefined : sort,
    limit: '4',
  })
