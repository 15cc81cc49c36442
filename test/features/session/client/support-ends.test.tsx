import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'
import type { SupportVisits } from '../../../../features/session/contract/wire-support'
import { toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient, liveUpdates } from '../../../../features/web/contract'

const test = suite('the end of a visit for support')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

test('a question that nobody answered goes with its time, though nobody tells that it has run out', async () => {
  const asked = { id: 4, name: 'Asha Pillai', personId: 7, reason: 'Ticket 48213', state: 'asked' } as const
  let until: string | undefined
  const http = {
    async get() {
      until ??= new Date(Date.now() + 1500).toISOString() // it must be drawn before it ends
      const isOpen = Date.now() < Date.parse(until)
      const data: SupportVisits = { ofMine: isOpen ? [{ ...asked, askedAt: until, until }] : [], byMe: [] }
      return { status: 200, data, headers: {} }
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
  const { Overlay } = await import('../../../../features/session/client/support/asked')
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const subject = { id: 7, userRole: ['user'], permissions: [], news: ['session.support'] }
  const drawn = await drawInHouse({ kernel, http, feature: 'session', page: <Overlay />, subject })
  stop = drawn.stop
  const { waitFor } = await import('../../../support/testing-library')
  await waitFor(() => assert.ok(drawn.view.queryByText(/Ticket 48213/)))
  await waitFor(() => assert.ok(!drawn.view.queryByText(/Ticket 48213/)), { timeout: 10_000 })
})

test.run()
