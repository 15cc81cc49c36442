import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { waitFor } from '../../../support/testing-library'
import { suite } from 'uvu'
import { notificationsClient } from '../../../../features/notifications/client/feature'
import { session } from '../../../../features/session/contract'
import { confirm, texts, toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'
import { bootAlone } from '../../../../hosts/alone/boot-alone'

const test = suite('push on this device')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

async function draw(kept: { worker?: object }, ready: Promise<void>, http: HttpClient) {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready, getRegistration: async () => kept.worker },
  })
  Object.assign(window, { PushManager: class {}, Notification: { permission: 'default' } })
  const kernel = await bootAlone(notificationsClient, {
    fakes: [
      [httpClient, http],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [session, { state: { status: 'known' }, refresh: async () => {} }],
      [texts, { load: async () => {} }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const { PushCard } = await import('../../../../features/notifications/client/settings/push-card')
  const drawn = await drawInHouse({ kernel, http, feature: 'notifications', page: <PushCard /> })
  stop = drawn.stop
  return drawn.view
}

test('on a first visit, whose worker comes after the page, it can be switched on', async () => {
  let come = () => {}
  const kept: { worker?: object } = {}
  const ready = new Promise<void>((done) => (come = done))
  const view = await draw(kept, ready, {} as HttpClient)
  await view.findByText(/This browser has no push notifications/)
  kept.worker = { pushManager: { getSubscription: async () => null } }
  come()
  await view.findByText(/Your browser will ask you first/)
  assert.equal((view.getByRole('switch') as HTMLInputElement).disabled, false)
})

test('switched off, it is off although the house cannot be told: the push service tells it', async () => {
  let isThere = true
  const subscription = { endpoint: 'https://push.test/1', unsubscribe: async () => ((isThere = false), true) }
  const worker = { pushManager: { getSubscription: async () => (isThere ? subscription : null) } }
  const post = () => Promise.reject(new HttpError(0, undefined))
  const view = await draw({ worker }, Promise.resolve(), { post } as unknown as HttpClient)
  const toggle = () => view.getByRole('switch') as HTMLInputElement
  await waitFor(() => assert.equal(toggle().checked, true))
  toggle().click()
  await waitFor(() => assert.equal(toggle().checked, false))
  assert.equal(view.queryByRole('alert'), null)
})

test.run()
