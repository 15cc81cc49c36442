import { apiRequest, type PageAt } from '../../web/contract'
import { facetName, ownFacets } from '../contract'
import type { FacetCounts, HomeLists, ListingPage, OpportunityDetail } from '../contract/wire'
import { kindOfList } from './kind-of'
import type { Portal } from './portal/portals'

export const sorts = ['relevance', 'deadline', 'newest', 'pay'] as const
export type SortName = (typeof sorts)[number]
export const statuses = ['open', 'upcoming', 'closed', 'all'] as const
export type StatusName = (typeof statuses)[number]

export const facetNames: readonly string[] = Object.values(ownFacets).map(facetName)

const MOST_LETTERS = 200
const MOST_CHOSEN = 400

const within = <T extends string>(known: readonly T[], value: string | undefined): T | undefined =>
  known.find((each) => each === value)

/** What an address asks for; whatever else stands in it is passed over, so that no address is an error. */
export interface ListQuestion {
  readonly kind: string | undefined
  readonly q: string | undefined
  readonly status: StatusName
  readonly sort: SortName
  readonly chosen: Readonly<Record<string, readonly string[]>>
}

export function readQuestion({ path, query }: Pick<PageAt, 'path' | 'query'>): ListQuestion {
  const q = query['q']?.trim().slice(0, MOST_LETTERS) || undefined
  const chosen: Record<string, readonly string[]> = {}
  for (const name of facetNames) {
    const values = [
      ...new Set(
        query[name]
          ?.slice(0, MOST_CHOSEN)
          .split(',')
          .map((each) => each.trim())
          .filter(Boolean),
      ),
    ]
    if (values.length > 0) chosen[name] = values.sort()
  }
  return {
    kind: kindOfList(path)?.id,
    q,
    status: within(statuses, query['status']) ?? 'open',
    sort: within(sorts, query['sort']) ?? (q ? 'relevance' : 'deadline'),
    chosen,
  }
}

export const filtersOf = ({ kind, q, status, chosen }: ListQuestion) => ({
  kind,
  q,
  status: status === 'open' ? undefined : status,
  ...Object.fromEntries(Object.entries(chosen).map(([name, values]) => [name, values.join(',')])),
})

const isCursor = (after: string | undefined) => after !== undefined && /^[\w-]{4,200}$/.test(after)

/** The place in the list that an address names, if it can be one. */
export const placeOf = ({ query }: Pick<PageAt, 'query'>) => (isCursor(query['after']) ? query['after'] : undefined)

export function searchRequest(question: ListQuestion, after?: string) {
  const isDefault = question.sort === (question.q ? 'relevance' : 'deadline')
  return apiRequest<ListingPage>('/api/listings/search', {
    ...filtersOf(question),
    sort: isDefault ? undefined : question.sort,
    after,
  })
}

export const facetsRequest = (question: ListQuestion) =>
  apiRequest<FacetCounts>('/api/listings/facets', filtersOf(question))

/** An opportunity by the id that ends its address: all spellings share one answer. 0 is nobody's. */
export const opportunityRequest = (slug: string) =>
  apiRequest<OpportunityDetail>(`/api/listings/opportunities/${/(?:^|-)([1-9]\d{0,8})$/.exec(slug)?.[1] ?? 0}`)

export const homeRequest = () => apiRequest<HomeLists>('/api/listings/home')

/** The first few of a portal's list. */
export const portalRequest = ({ kinds, within }: Pick<Portal, 'kinds' | 'within'>, sort: 'deadline' | 'newest') =>
  apiRequest<ListingPage>('/api/listings/search', {
    ...(kinds.length === 1 ? { kind: kinds[0] } : within),
    sort: sort === 'deadline' ? undefined : sort,
    limit: '4',
  })
