import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import type { ComponentType } from 'react'
import { suite } from 'uvu'
import { notificationsClient } from '../../../../features/notifications/client/feature'
import type { Notification } from '../../../../features/notifications/contract/wire'
import { session } from '../../../../features/session/contract'
import { confirm, texts, toasts } from '../../../../features/ui/contract'
import { HttpError, type HttpClient, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'
import { bootAlone } from '../../../../hosts/alone/boot-alone'

const test = suite('the panel of notifications')
const API = '/api/notifications'
const row = (id: number, opens: Notification['payload']['type'] = 'fullscreen'): Notification => ({
  ...{ id, layout_type: 'app_notification', text: `News ${id}`, description: 'Something came.', actionUrl: '/' },
  ...{ payload: { type: opens, title: `News ${id}`, description: 'Something came.' }, actionText: 'See it' },
  ...{ next: { who: 'You', by: 'today' }, from: 'Lumio Labs', createdAt: '2026-11-21T06:30:00.000Z', readAt: null },
})

let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

/** A server that has these, and forgets what is read: only what is unread is asked for here. */
async function open(rows: Notification[], more?: () => Promise<object>) {
  let unread = rows
  async function get(path: string, { query }: { query?: { after?: number } } = {}) {
    if (path.endsWith('/unread-count')) return { status: 200, data: { unreadCount: unread.length }, headers: {} }
    if (query?.after !== undefined) return { status: 200, data: await more?.(), headers: {} }
    return { status: 200, data: { items: unread, next: more ? 5 : null }, headers: {} }
  }
  async function post(path: string, { ids }: { ids: number[] }) {
    assert.equal(path, `${API}/read`)
    unread = unread.filter(({ id }) => !ids.includes(id))
    return { status: 200, data: { unreadCount: unread.length, readAt: '2026-11-21T06:31:00.000Z' }, headers: {} }
  }
  const http = { get, post } as unknown as HttpClient
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
  const { Panel } = await import('../../../../features/notifications/client/panel/notifications-panel')
  const Shown = Panel as ComponentType<{ onClose: () => void }>
  const drawn = await drawInHouse({ kernel, http, feature: 'notifications', page: <Shown onClose={() => {}} /> })
  stop = drawn.stop
  const { default: user } = await import('@testing-library/user-event')
  const { waitFor } = await import('../../../support/testing-library')
  const { view } = drawn
  const press = async (name: string | RegExp) =>
    user.setup({ document }).click(await view.findByRole('button', { name }))
  const gone = (text: string) => waitFor(() => assert.ok(!view.queryByText(text)))
  return { view, press, gone, waitFor }
}
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

test('whoever marks what is unread goes on at the next line, and after the last one at the filter', async () => {
  const { press, gone, waitFor } = await open([row(3), row(2), row(1)])
  await press(/^Unread/)
  await press('Mark as read: News 3')
  await gone('News 3')
  await waitFor(() => assert.equal(focused(), 'Mark as read: News 2'))
  await press('Mark as read: News 1')
  await gone('News 1')
  await waitFor(() => assert.equal(focused(), 'Mark as read: News 2'))
  await press('Mark as read: News 2')
  await gone('News 2')
  await waitFor(() => assert.match(focused() ?? '', /^Unread/))
})

test('whoever comes back from what was unread until then goes on at the line in its place', async () => {
  const { view, press, waitFor } = await open([row(2, 'sidescreen'), row(1)])
  await press(/^Unread/)
  await press('News 2')
  await press('Back')
  await view.findByText('News 1')
  await waitFor(() => assert.equal(focused(), 'News 1'))
})

test('older ones that do not come say so, below those that are there', async () => {
  const { view, press } = await open([row(9)], async () => {
    throw new HttpError(503, undefined)
  })
  await press('Load more')
  await view.findByText('Notifications did not load')
  assert.ok(view.queryByText('News 9'))
})

test.run()
