import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { mock } from 'node:test'
import { suite } from 'uvu'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'
import { shell } from '../../../../features/navigation/contract'
import { type HttpClient, httpClient, liveUpdates } from '../../../../features/web/contract'

const test = suite('pushes that a page shows')
const { act } = await import('../../../support/testing-library')
const { Overlay } = await import('../../../../features/notifications/client/toast/push-toast')
const workers = new EventTarget()
Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })

/** The corner where they appear, with the worker that hands them over. */
async function arrange() {
  const http = {} as HttpClient
  const lines = defineFeature({
    id: 'notifications',
    provides: [httpClient, liveUpdates],
    optional: [shell],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(httpClient, [], () => http),
          provide(liveUpdates, [], () => ({ on: () => () => {}, onAgain: () => () => {} })),
        ],
      }),
    }),
  })
  const kernel = await boot(plan([lines]), { eager: true, report: () => {} })
  const { view, stop } = await drawInHouse({ kernel, http, feature: 'notifications', page: <Overlay /> })
  mock.timers.enable({ apis: ['setTimeout'] })
  return {
    view,
    push: (title: string) =>
      act(async () => {
        const data = { title, body: '', icon: '', urlToOpen: '/', tag: title, action: 'Open', from: 'Lumio Labs' }
        workers.dispatchEvent(new MessageEvent('message', { data: { type: 'push', push: { data } } }))
      }),
    pass: (ms: number) => act(async () => mock.timers.tick(ms)),
    async stop() {
      mock.timers.reset()
      await stop()
    },
  }
}

test('one that comes while another stands follows it, for its own five seconds (spec §4)', async () => {
  const { view, push, pass, stop } = await arrange()
  await push('Round 1 begins')
  await pass(4000)
  await push('Round 1 has moved')
  await pass(1000)
  assert.ok(!view.queryByText('Round 1 begins') && view.queryByText('Round 1 has moved'), 'it follows')
  await pass(4999)
  assert.ok(view.queryByText('Round 1 has moved'), 'it stands')
  await pass(1)
  assert.ok(!view.queryByText('Round 1 has moved'), 'it has gone')
  await stop()
})

test.run()
