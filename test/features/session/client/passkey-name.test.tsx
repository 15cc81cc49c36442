import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'
import { confirm, toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient } from '../../../../features/web/contract'

const test = suite('the name of a passkey')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

test('a name that could not be kept stays where it was typed, and is kept at the next try', async () => {
  const kept: unknown[] = []
  let isDown = true
  const http = {
    async put(_: string, body: unknown) {
      if (isDown) throw new HttpError(0, undefined)
      kept.push(body)
      return { status: 204, data: null, headers: {} }
    },
  } as unknown as HttpClient
  const house = defineFeature({
    id: 'session',
    provides: [confirm, httpClient, toasts],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(confirm, [], () => ({ state: { waiting: [] }, ask: async () => true, answer: () => {} })),
          provide(httpClient, [], () => http),
          provide(toasts, [], () => ({ state: { list: [] }, show() {}, dismiss() {}, hold() {}, release() {} })),
        ],
      }),
    }),
  })
  const [{ PasskeyRows }, { default: userEvent }, { waitFor }] = await Promise.all([
    import('../../../../features/session/client/settings/passkey-rows'),
    import('@testing-library/user-event'),
    import('../../../support/testing-library'),
  ])
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const passkeys = [{ id: 'key', name: 'Laptop', since: '2026-11-21T10:00:00.000Z', usedAt: null }]
  const drawn = await drawInHouse({ kernel, http, feature: 'session', page: <PasskeyRows passkeys={passkeys} /> })
  stop = drawn.stop
  const [{ view }, user] = [drawn, userEvent.setup()]
  await user.click(await view.findByRole('button', { name: 'Rename Laptop' }))
  const field = view.getByRole('textbox') as HTMLInputElement
  await user.clear(field)
  await user.type(field, '{Enter}')
  assert.ok(await view.findByText('Give it a name'), 'a name that is missing is asked for')
  await user.type(field, 'Work laptop{Enter}')
  await new Promise(setImmediate)
  assert.equal((view.getByRole('textbox') as HTMLInputElement).value, 'Work laptop')
  isDown = false
  await user.type(view.getByRole('textbox'), '{Enter}')
  await waitFor(() => assert.ok(!view.queryByRole('textbox')))
  assert.deepEqual(kept, [{ name: 'Work laptop' }])
})

test.run()
