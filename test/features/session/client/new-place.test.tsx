import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'
import { toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient, navigation } from '../../../../features/web/contract'

const test = suite('logins in browsers that the account did not know')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

test('two quick presses speak once, for the login that was read and not for the next one', async () => {
  const place = { id: 5, browser: 'Firefox', system: 'Windows', address: null, place: null, timeZone: null }
  const at = '2026-11-21T10:00:00.000Z'
  const posted: string[] = []
  const http = {
    post: (path: string) => {
      posted.push(path)
      return new Promise(() => {})
    },
  } as unknown as HttpClient
  const house = defineFeature({
    id: 'session',
    provides: [httpClient, navigation, toasts],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(httpClient, [], () => http),
          provide(navigation, [], () => ({}) as never),
          provide(toasts, [], () => ({ state: { list: [] }, show() {}, dismiss() {}, hold() {}, release() {} })),
        ],
      }),
    }),
  })
  const [{ Question }, { default: userEvent }] = await Promise.all([
    import('../../../../features/session/client/places/new-place'),
    import('@testing-library/user-event'),
  ])
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const page = <Question place={{ ...place, at }} />
  const drawn = await drawInHouse({ kernel, http, feature: 'session', page })
  stop = drawn.stop
  const user = userEvent.setup()
  const mine = await drawn.view.findByRole('button', { name: /^It was me/ })
  await user.click(mine)
  await user.click(mine)
  await user.click(drawn.view.getByRole('button', { name: /^Not me/ }))
  assert.deepEqual(posted, ['/api/session/new-places/5/answer'])
})

test.run()
