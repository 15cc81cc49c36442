import { keepPreviousData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useContext, useRef } from 'react'
import type { ApiRequest, HttpError } from '../contract'
import { dataKey, dataOptions, HttpContext } from './use-data'

interface KeysetPage<Item> {
  readonly items: readonly Item[]
  readonly next: number | null
}

/**
 * A list kept by keyset, its pages one after the other. `requestOf` names the page after a row, or the first one: asked with the page's own data
 * (`data` of a page or of its parts) it stands in the HTML, and is not asked for twice.
 */
export function useKeysetList<Item, Page extends KeysetPage<Item>>(requestOf: (after?: number) => ApiRequest<Page>) {
  const http = useContext(HttpContext)
  if (!http) throw new Error('useKeysetList needs the page frame above it: hosts and tests put one at the root.')
  const queries = useQueryClient()
  const first = requestOf()
  const queryKey = [...dataKey(first), 'pages']
  const list = useInfiniteQuery<Page, HttpError, { pages: Page[] }, readonly unknown[], number | undefined>({
    queryKey,
    initialPageParam: undefined,
    initialData: () => {
      const page = askedBefore<Page>(queries, first)?.data
      return page && { pages: [page], pageParams: [undefined] }
    },
    initialDataUpdatedAt: () => askedBefore(queries, first)?.dataUpdatedAt,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    async queryFn({ pageParam, signal }) {
      // Later ones are asked because something has changed: what is under way may have been answered before.
      const isBegun = queries.getQueryData(queryKey) !== undefined
      if (pageParam === undefined && !isBegun) return queries.fetchQuery({ ...dataOptions(http, first), retry: false })
      const { path, query } = requestOf(pageParam)
      return (await http.get<Page>(path, { ...(query && { query }), signal })).data
    },
  })
  const pages = list.data?.pages
  // Rows that stay while those of another question are on their way are as old as they were.
  const shownSince = useRef(0)
  if (!list.isPlaceholderData) shownSince.current = list.dataUpdatedAt
  return {
    first: pages?.[0],
    items: pages?.flatMap(({ items }) => items) ?? [],
    isPending: list.isPending,
    error: list.isError ? list.error : undefined,
    retry: () => void list.refetch(),
    updatedAt: shownSince.current,
    isLoadingMore: list.isFetchingNextPage,
    more: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
  }
}

/** The answer to the same question by itself, unless something has changed since. */
function askedBefore<Page>(queries: QueryClient, request: ApiRequest<Page>) {
  const state = queries.getQueryState<Page>(dataKey(request))
  return state?.isInvalidated ? undefined : state
}
