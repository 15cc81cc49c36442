import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { HttpClient } from '../../../../features/web/contract'

const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query')
const { cleanup, renderHook, waitFor } = await import('../../../support/testing-library')
const { HttpContext, useKeysetList } = await import('../../../../features/web/kit')

const list = suite('a list kept by keyset')
list.after.each(() => cleanup())

/** Answers come when the test lets them. */
function createScene() {
  const answers: (() => void)[] = []
  const http = {
    get: (path: string) =>
      new Promise((resolve) => answers.push(() => resolve({ status: 200, data: { items: [path], next: null } }))),
  } as unknown as HttpClient
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
  const { result, rerender } = renderHook(({ path }) => useKeysetList<string, never>(() => ({ path })), {
    initialProps: { path: '/all' },
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        <HttpContext value={http}>{children}</HttpContext>
      </QueryClientProvider>
    ),
  })
  return { result, rerender, answer: () => answers.shift()?.() }
}

list('rows that stay while others are on their way keep the hour they are from', async () => {
  const { result, rerender, answer } = createScene()
  assert.equal(result.current.updatedAt, 0)
  answer()
  await waitFor(() => assert.deepEqual(result.current.items, ['/all']))
  const from = result.current.updatedAt
  assert.ok(from > 0)
  rerender({ path: '/unread' })
  assert.deepEqual([result.current.items, result.current.updatedAt], [['/all'], from])
  answer()
  await waitFor(() => assert.deepEqual(result.current.items, ['/unread']))
  assert.ok(result.current.updatedAt >= from)
})

/** Rows, the newest first, in pages of two unless more are asked for. */
function createRows(newest: number) {
  const ids = Array.from({ length: newest }, (_, at) => newest - at)
  const asked: (readonly [number | undefined, number | undefined])[] = []
  let gate = Promise.resolve()
  const http = {
    async get(_: string, { query: { after, limit } }: { query: { after?: number; limit?: number } }) {
      asked.push([after, limit])
      await gate
      const from = ids.filter((id) => after === undefined || id < after)
      const items = from.slice(0, limit ?? 2)
      return { status: 200, data: { items, next: from.length > items.length ? items.at(-1) : null } }
    },
  } as unknown as HttpClient
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
  const requestOf = (after?: number, limit?: number) => ({
    path: '/rows',
    query: { ...(after && { after }), ...(limit && { limit }) },
  })
  const { result } = renderHook(() => useKeysetList<number, never>(requestOf as never), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        <HttpContext value={http}>{children}</HttpContext>
      </QueryClientProvider>
    ),
  })
  const shows = (...items: readonly number[]) => waitFor(() => assert.deepEqual(result.current.items, items))
  return {
    ...{ ids, asked, result, shows },
    news: () => queries.invalidateQueries(),
    /** Answers wait until it is called. */
    hold() {
      let open = () => {}
      gate = new Promise((resolve) => (open = resolve))
      return () => open()
    },
    async showPages(pages: number) {
      for (let page = 1; page <= pages; page++) {
        await waitFor(() => assert.equal(result.current.items.length, 2 * page))
        if (page < pages) result.current.more?.()
      }
      asked.length = 0
    },
  }
}

list('news of a list of many pages cost one question, and each row stands once in its place', async () => {
  const rows = createRows(9)
  await rows.showPages(3)
  rows.ids.unshift(10)
  rows.ids.splice(rows.ids.indexOf(7), 1)
  await rows.news()
  await rows.shows(10, 9, 8, 6, 5, 4)
  assert.deepEqual(rows.asked, [[undefined, 6]])
  rows.result.current.more?.()
  await rows.shows(10, 9, 8, 6, 5, 4, 3, 2)
  await rows.news()
  await rows.shows(10, 9, 8, 6, 5, 4, 3, 2)
  assert.deepEqual(rows.asked.slice(1), [
    [4, undefined],
    [undefined, 8],
  ])
})

list('a list that was read to its end still ends there when rows have come', async () => {
  const rows = createRows(4)
  await rows.showPages(2)
  assert.equal(rows.result.current.more, undefined)
  rows.ids.unshift(5)
  await rows.news()
  await rows.shows(5, 4, 3, 2, 1)
  assert.deepEqual([rows.asked.length, rows.result.current.more], [1, undefined])
})

list('one page is asked anew as it was asked first', async () => {
  const rows = createRows(4)
  await rows.showPages(1)
  await rows.news()
  assert.deepEqual(rows.asked, [[undefined, undefined]])
})

list('who wants more while news are on their way gets both', async () => {
  const rows = createRows(9)
  await rows.showPages(2)
  rows.ids.unshift(10)
  const open = rows.hold()
  void rows.news()
  await waitFor(() => assert.equal(rows.asked.length, 1))
  rows.result.current.more?.()
  open()
  await rows.shows(10, 9, 8, 7, 6, 5)
})

list.run()
