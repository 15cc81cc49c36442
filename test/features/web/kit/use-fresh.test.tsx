import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type LiveUpdates, liveUpdates } from '../../../../features/web/contract'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel'

const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query')
const { cleanup, renderHook } = await import('../../../support/testing-library')
const { FeatureScope, KernelProvider, useFresh } = await import('../../../../features/web/kit')

const fresh = suite('asking anew when there is news')
fresh.after.each(() => cleanup())

/** A part of a page that listens to the topic "mine" and shows what is below /api/mine. */
async function createScene() {
  const told: Parameters<LiveUpdates['onAgain']>[0][] = []
  const live: LiveUpdates = { on: () => () => {}, onAgain: (listener) => (told.push(listener), () => {}) }
  const runtime = defineRuntime({ provides: [provide(liveUpdates, [], () => live)] })
  const web = defineFeature({ id: 'lines', provides: [liveUpdates], load: async () => ({ runtime }) })
  const mine = defineFeature({ id: 'mine', requires: [liveUpdates] })
  const kernel = await boot(plan([web, mine]))
  await kernel.activate('mine')
  const visit = kernel.visit()
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(['api', '/api/mine/list'], [])
  const { result } = renderHook(() => useFresh('mine', '/api/mine'), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        <KernelProvider kernel={kernel} visit={visit} subject={undefined}>
          <FeatureScope feature="mine">{children}</FeatureScope>
        </KernelProvider>
      </QueryClientProvider>
    ),
  })
  return {
    again: (wasLost: boolean, late: readonly string[]) => told.forEach((listener) => listener(wasLost, late)),
    isAsked: () => queries.getQueryState(['api', '/api/mine/list'])?.isInvalidated,
    hasHeard: () => result.current,
  }
}

fresh('a stream for more topics has only those ask anew to which nobody listened until then', async () => {
  const { again, isAsked, hasHeard } = await createScene()
  again(false, ['theirs'])
  assert.equal(isAsked(), false)
  again(false, ['theirs', 'mine'])
  assert.deepEqual([isAsked(), hasHeard()], [true, false])
})

fresh('a stream that broke off has all ask anew', async () => {
  const { again, isAsked } = await createScene()
  again(true, [])
  assert.equal(isAsked(), true)
})

fresh.run()
