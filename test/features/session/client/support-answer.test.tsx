import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'
import type { SupportVisits } from '../../../../features/session/contract/wire-support'
import { toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient, liveUpdates } from '../../../../features/web/contract'

const test = suite('the word to support')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

test('who presses twice allows once, and is not told that nobody waits for it', async () => {
  const until = new Date(Date.now() + 600_000).toISOString()
  const asked = { id: 4, name: 'Asha Pillai', personId: 7, reason: 'Ticket 48213', askedAt: until, until }
  const data: SupportVisits = { ofMine: [{ ...asked, state: 'asked' }], byMe: [] }
  const posted: unknown[] = []
  const http = {
    get: async () => ({ status: 200, data, headers: {} }),
    post: (path: string, body: unknown) => {
      posted.push([path, body])
      return new Promise(() => {})
    },
  } as unknown as HttpClient
  const house = defineFeature({
    id: 'session',
    provides: [httpClient, liveUpdates, toasts],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(httpClient, [], () => http),
          provide(liveUpdates, [], () => ({ on: () => () => {}, onAgain: () => () => {} })),
          provide(toasts, [], () => ({ state: { list: [] }, show() {}, dismiss() {}, hold() {}, release() {} })),
        ],
      }),
    }),
  })
  const [{ Overlay }, { default: userEvent }] = await Promise.all([
    import('../../../../features/session/client/support/asked'),
    import('@testing-library/user-event'),
  ])
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const subject = { id: 7, userRole: ['user'], permissions: [], news: ['session.support'] }
  const drawn = await drawInHouse({ kernel, http, feature: 'session', page: <Overlay />, subject })
  stop = drawn.stop
  const user = userEvent.setup()
  const allow = await drawn.view.findByRole('button', { name: /^Allow for 20 minutes/ })
  await user.click(allow)
  await user.click(allow)
  await user.click(drawn.view.getByRole('button', { name: /^No/ }))
  assert.deepEqual(posted, [['/api/session/support/4/answer', { allow: true }]])
})

test.run()
