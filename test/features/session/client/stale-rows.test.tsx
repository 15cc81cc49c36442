import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { session } from '../../../../features/session/contract'
import { confirm, toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, navigation } from '../../../../features/web/contract'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'

const test = suite('rows of settings that are gone already')
const { default: userEvent } = await import('@testing-library/user-event')
const { waitFor } = await import('../../../support/testing-library')
const devices = await import('../../../../features/session/client/settings/devices-page')
const signIn = await import('../../../../features/session/client/settings/sign-in-page')

const device = { browser: 'Firefox', system: 'Windows', kind: 'desktop', address: null, place: null, timeZone: null }
const when = { way: 'password', since: '2026-11-21T10:00:00.000Z', usedAt: '2026-11-21T10:00:00.000Z' }
const own = { ...device, ...when, id: 'own', isThis: true }
const phone = { ...own, id: 'phone', browser: 'Chrome', system: 'Android', kind: 'phone', isThis: false }
const ways = { passwordChangedAt: null, factorSince: null, recoveryCodes: 0, isFactorNeeded: false, elsewhere: [] }
const passkeys = [{ id: 'key', name: 'Laptop', since: when.since, usedAt: null }]

let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

/** Removed in another tab, or by a call whose answer was lost: the server knows it no more from the first try on. */
async function draw(Page: unknown) {
  let isGone = false
  const http = {
    async get(path: string) {
      const data = path.endsWith('/devices')
        ? { devices: isGone ? [own] : [own, phone] }
        : path.endsWith('-events')
          ? { events: [] }
          : { ...ways, passkeys: isGone ? [] : passkeys }
      return { status: 200, headers: {}, data }
    },
    async delete() {
      isGone = true
      throw new HttpError(404, undefined)
    },
  } as unknown as HttpClient
  const house = defineFeature({
    id: 'session',
    provides: [confirm, httpClient, navigation, session, toasts],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(confirm, [], () => ({ state: { waiting: [] }, ask: async () => true, answer: () => {} })),
          provide(httpClient, [], () => http),
          provide(navigation, [], () => ({}) as never),
          provide(session, [], () => ({ state: { status: 'someone', user: undefined } }) as never),
          provide(toasts, [], () => ({ state: { list: [] }, show() {}, dismiss() {}, hold() {}, release() {} })),
        ],
      }),
    }),
  })
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const Any = Page as React.ComponentType<object>
  const drawn = await drawInHouse({ kernel, http, feature: 'session', page: <Any {...{ at: { query: {} } }} /> })
  stop = drawn.stop
  return { view: drawn.view, user: userEvent.setup() }
}

test('a device that was logged out meanwhile leaves the list when one ends it', async () => {
  const { view, user } = await draw(devices.page.Page)
  await user.click(await view.findByRole('button', { name: 'End Chrome on Android' }))
  await waitFor(() => assert.ok(view.queryByText(/Chrome on Android/) === null))
})

test('a passkey that was removed meanwhile leaves the list when one removes it', async () => {
  const { view, user } = await draw(signIn.page.Page)
  await user.click(await view.findByRole('button', { name: 'Remove Laptop' }))
  await waitFor(() => assert.ok(view.queryByText('Laptop') === null))
})

test.run()
