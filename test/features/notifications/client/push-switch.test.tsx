import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { notificationsClient } from '../../../../features/notifications/client/feature'
import { session } from '../../../../features/session/contract'
import { confirm, texts, toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'
import { bootAlone } from '../../../../hosts/alone/boot-alone'

const test = suite('push on this device')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

test('on a first visit, whose worker comes after the page, it can be switched on', async () => {
  let come = () => {}
  const kept: { worker?: object } = {}
  const ready = new Promise<void>((done) => (come = done))
  const registration = { pushManager: { getSubscription: async () => null } }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready, getRegistration: async () => kept.worker },
  })
  Object.assign(window, { PushManager: class {}, Notification: { permission: 'default' } })
  const http = {} as HttpClient
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
  const { view } = drawn
  await view.findByText(/This browser has no push notifications/)
  kept.worker = registration
  come()
  await view.findByText(/Your browser will ask you first/)
  assert.equal((view.getByRole('switch') as HTMLInputElement).disabled, false)
})

test.run()
