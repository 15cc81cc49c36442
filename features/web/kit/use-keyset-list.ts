import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import type { ApiRequest, HttpError } from '../contract'
import { dataKey, HttpContext } from './use-data'

interface KeysetPage<Item> {
  readonly items: readonly Item[]
  readonly next: number | null
}

/** A list kept by keyset, its pages one after the other. `requestOf` names the page after a row, or the first one. */
export function useKeysetList<Item, Page extends KeysetPage<Item>>(requestOf: (after?: number) => ApiRequest<Page>) {
  const http = useContext(HttpContext)
  if (!http) throw new Error('useKeysetList needs the page frame above it: hosts and tests put one at the root.')
  const list = useInfiniteQuery<Page, HttpError, { pages: Page[] }, readonly unknown[], number | undefined>({
    queryKey: [...dataKey(requestOf()), 'pages'],
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    async queryFn({ pageParam, signal }) {
      const { path, query } = requestOf(pageParam)
      return (await http.get<Page>(path, { ...(query && { query }), signal })).data
    },
  })
  const pages = list.data?.pages
  return {
    first: pages?.[0],
    items: pages?.flatMap(({ items }) => items) ?? [],
    isPending: list.isPending,
    error: list.isError ? list.error : undefined,
    retry: () => void list.refetch(),
    updatedAt: list.dataUpdatedAt,
    isLoadingMore: list.isFetchingNextPage,
    more: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
  }
}
