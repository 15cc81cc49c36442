import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { HttpClient } from '../../../../features/web/contract'

const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query')
const { cleanup, renderHook, waitFor } = await import('@testing-library/react')
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

list.run()
