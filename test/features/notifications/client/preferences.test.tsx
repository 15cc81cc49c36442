import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import type { Preferences, Rhythm } from '../../../../features/notifications/contract/wire-settings'
import { session } from '../../../../features/session/contract'
import { confirm, texts, toasts } from '../../../../features/ui/contract'
import {
  type HttpAnswer,
  type HttpClient,
  HttpError,
  httpClient,
  liveUpdates,
  navigation,
} from '../../../../features/web/contract'

const rhythm: Rhythm = {
  ...{ zone: 'Asia/Kolkata', quiet: { from: 1320, to: 420 }, urgentPasses: true, digest: 'hourly' },
}

/** A server that commits what it was sent when it is told to. */
function slowServer() {
  let stored: Preferences = { mailComesBack: false, rhythm, channels: [], topics: [] }
  const waiting: (() => void)[] = []
  const refuse = () => Promise.reject(new HttpError(0, undefined))
  const http: HttpClient = {
    ...{ post: refuse, patch: refuse, delete: refuse },
    get: async <T,>(path: string) =>
      path.endsWith('/preferences') ? { status: 200, data: stored as T, headers: {} } : refuse(),
    put: <T,>(_: string, sent: unknown) =>
      new Promise<HttpAnswer<T>>((done) =>
        waiting.push(() => {
          stored = { ...stored, rhythm: { ...stored.rhythm, ...(sent as Partial<Rhythm>) } }
          done({ status: 204, data: null as T, headers: {} })
        }),
      ),
  }
  return {
    http,
    waiting,
    stored: () => stored.rhythm,
    write: (more: Partial<Rhythm>) => (stored = { ...stored, rhythm: { ...stored.rhythm, ...more } }),
  }
}

const test = suite('settings of notifications')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

async function drawSettings() {
  const { notificationsClient } = await import('../../../../features/notifications/client/feature')
  const { page } = await import('../../../../features/notifications/client/settings/settings-page')
  const testing = await import('../../../support/testing-library')
  const server = slowServer()
  const kernel = await bootAlone(notificationsClient, {
    fakes: [
      [httpClient, server.http],
      [session, { state: { status: 'known' }, refresh: async () => {} }],
      [texts, { load: async () => {} }],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const Page = page.Page as (props: { at: object }) => ReactNode
  const drawn = await drawInHouse({
    ...{ kernel, http: server.http, feature: 'notifications' },
    page: <Page at={{ path: '/user/notifications', params: {}, query: {} }} />,
  })
  const { view } = drawn
  stop = drawn.stop
  const mails = (await view.findByLabelText('E-mail comes')) as HTMLSelectElement
  const pause = () => testing.act(() => new Promise(setImmediate))
  return {
    ...{ ...server, ...testing, view, mails },
    async choose(digest: string) {
      await testing.act(async () => void testing.fireEvent.change(mails, { target: { value: digest } }))
      await testing.waitFor(() => assert.equal(mails.value, digest))
    },
    /** All is answered, of what waits at a time the last one first. */
    async answer() {
      await testing.waitFor(() => assert.ok(server.waiting.length > 0))
      while (server.waiting.length > 0) {
        server.waiting.pop()?.()
        for (let turn = 0; turn < 5; turn++) await pause()
      }
    },
  }
}

test('of two changes the last one stands, also where the first would be answered last', async () => {
  const { choose, answer, mails, stored, waitFor } = await drawSettings()
  await choose('daily')
  await choose('none')
  assert.equal(mails.value, 'none')
  await answer()
  await waitFor(() => assert.deepEqual([stored().digest, mails.value], ['none', 'none']))
})

test('a change carries what was changed alone, and what another window stored is seen after it', async () => {
  const { choose, answer, mails, stored, write, waitFor, view } = await drawSettings()
  write({ quiet: null })
  await choose('daily')
  await answer()
  assert.deepEqual(stored(), { ...rhythm, quiet: null, digest: 'daily' })
  await waitFor(() => assert.ok(!view.queryByLabelText('From')))
  assert.equal(mails.value, 'daily')
})

test('fields of time show what is stored, also where another window stored it', async () => {
  const { choose, answer, write, waitFor, view } = await drawSettings()
  const from = () => (view.getByLabelText('From') as HTMLInputElement).value
  assert.equal(from(), '22:00')
  write({ quiet: { from: 23 * 60, to: 420 } })
  await choose('daily')
  await answer()
  await waitFor(() => assert.equal(from(), '23:00'))
})

test('a time is saved as it is typed, and what is half typed is left to whoever types', async () => {
  const { answer, stored, view, act, fireEvent, waitFor } = await drawSettings()
  const from = view.getByLabelText('From') as HTMLInputElement
  const type = (value: string) => act(async () => void fireEvent.change(from, { target: { value } }))
  await type('')
  assert.equal(from.value, '')
  await type('21:30')
  await answer()
  assert.deepEqual([from.value, stored().quiet], ['21:30', { from: 21 * 60 + 30, to: 420 }])
  await type('')
  await act(async () => void fireEvent.blur(from))
  await waitFor(() => assert.equal(from.value, '21:30'))
})

test('hours that begin when they end are told to be none', async () => {
  const { answer, view, act, fireEvent, waitFor } = await drawSettings()
  const says = () => view.queryByText('Both are the same time, so no hour is quiet.')
  assert.ok(!says())
  await act(async () => void fireEvent.change(view.getByLabelText('From'), { target: { value: '07:00' } }))
  await answer()
  await waitFor(() => assert.ok(says()))
})

test.run()
