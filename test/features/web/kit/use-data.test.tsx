import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { act } from '../../../support/testing-library'
import { apiRequest, type HttpClient } from '../../../../features/web/contract'

const { useSyncExternalStore } = await import('react')
const { hydrateRoot } = await import('react-dom/client')
const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query')
const { dataKey, HttpContext, useData } = await import('../../../../features/web/kit')

const test = suite('an answer for one person')
const request = apiRequest<string>('/api/own')

test('which another part has, is not drawn into the HTML that was drawn for nobody, and is there after it', async () => {
  const drawn: string[] = []
  function Own() {
    // Nobody looks while a page is taken over.
    const isPerson = useSyncExternalStore(
      () => () => {},
      () => true,
      () => false,
    )
    const { data, isPending } = useData(request, { enabled: isPerson })
    const says = isPending ? 'nobody' : (data ?? '')
    drawn.push(says)
    return <p>{says}</p>
  }
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  queries.setQueryData(dataKey(request), 'Asha')
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = '<p>nobody</p>'
  const page = (
    <QueryClientProvider client={queries}>
      <HttpContext value={{} as HttpClient}>
        <Own />
      </HttpContext>
    </QueryClientProvider>
  )
  let root: ReturnType<typeof hydrateRoot> | undefined
  await act(async () => {
    root = hydrateRoot(host, page)
  })
  assert.deepEqual([drawn[0], drawn.at(-1), host.textContent], ['nobody', 'Asha', 'Asha'])
  await act(async () => root?.unmount())
  queries.clear()
})

test.run()
