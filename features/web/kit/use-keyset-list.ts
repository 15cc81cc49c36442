import { keepPreviousData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useContext, useRef } from 'react'
import { type ApiRequest, type HttpError, MOST_ROWS } from '../contract'
import { dataKey, dataOptions, HttpContext } from './use-data'

interface KeysetPage<Item> {
  readonly items: readonly Item[]
  readonly next: number | null
}

/** So many rows more are asked of a list that ends, so that it still ends when some have come. */
const ROOM_ROWS = 20

/**
 * A list kept by keyset, its pages one after the other. `requestOf` names the page after a row, or the first one: asked with the page's own data
 * (`data` of a page or of its parts) it stands in the HTML, and is not asked for twice. Where it takes a `limit` as well, all pages that are shown are
 * asked anew as one when something has changed, and cannot fit together badly.
 */
export function useKeysetList<Item, Page extends KeysetPage<Item>>(
  requestOf: (after?: number, limit?: number) => ApiRequest<Page>,
) {
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
      const shown = queries.getQueryData<{ pages: Page[] }>(queryKey)?.pages
      // Later ones are asked because something has changed: what is under way may have been answered before.
      if (pageParam === undefined && !shown) return queries.fetchQuery({ ...dataOptions(http, first), retry: false })
      const ask = async (after?: number, limit?: number) => {
        const { path, query } = requestOf(after, limit)
        return (await http.get<Page>(path, { ...(query && { query }), signal })).data
      }
      if (!shown || shown.length === 1 || queries.getQueryState(queryKey)?.fetchMeta?.fetchMore) return ask(pageParam)
      if (pageParam === undefined) return askAsMany(ask, shown)
      // The first one has brought what stood here.
      return { ...(shown[0] as Page), items: [], next: pageParam }
    },
  })
  const pages = list.data?.pages
  // Rows that stay while those of another question are on their way are as old as they were.
  const shownSince = useRef(0)
  if (!list.isPlaceholderData) shownSince.current = list.dataUpdatedAt
  /** What was asked because something has changed is waited for: else it would be given up for the next page, and the change not be seen. */
  async function loadMore() {
    if (list.isRefetching) await list.refetch({ cancelRefetch: false })
    await list.fetchNextPage()
  }
  return {
    first: pages?.[0],
    items: pages?.flatMap(({ items }) => items) ?? [],
    isPending: list.isPending,
    error: list.isError ? list.error : undefined,
    retry: () => void list.refetch(),
    updatedAt: shownSince.current,
    isLoadingMore: list.isFetchingNextPage,
    more: list.hasNextPage ? () => void loadMore() : undefined,
  }
}

/** The answer to the same question by itself, unless something has changed since. */
function askedBefore<Page>(queries: QueryClient, request: ApiRequest<Page>) {
  const state = queries.getQueryState<Page>(dataKey(request))
  return state?.isInvalidated ? undefined : state
}

/** As many rows as these pages show, in one page. */
async function askAsMany<Page extends KeysetPage<unknown>>(
  ask: (after?: number, limit?: number) => Promise<Page>,
  shown: readonly Page[],
): Promise<Page> {
  const rows = shown.reduce((sum, { items }) => sum + items.length, 0)
  const wanted = shown.at(-1)?.next === null ? rows + ROOM_ROWS : rows
  let whole = await ask(undefined, Math.min(wanted, MOST_ROWS))
  while (whole.next !== null && whole.items.length < wanted) {
    const { items, next } = await ask(whole.next, Math.min(wanted - whole.items.length, MOST_ROWS))
    whole = { ...whole, items: [...whole.items, ...items], next }
  }
  return whole
}
