import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { notificationsClient } from '../../../../features/notifications/client/feature'
import type { Notification } from '../../../../features/notifications/contract/wire'
import { type CurrentUser, session } from '../../../../features/session/contract'
import { confirm, texts, toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'
import { bootAlone } from '../../../../hosts/alone/boot-alone'

const test = suite('toasts that come one upon the other')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

const row = (id: number): Notification => ({
  ...{ id, layout_type: 'app_notification', text: `News ${id}`, description: 'Something came.', actionUrl: '/' },
  ...{ payload: { type: 'fullscreen', title: `News ${id}`, description: '' }, actionText: `See ${id}` },
  ...{ next: { who: '', by: '' }, from: 'Lumio Labs', createdAt: '2026-11-21T06:30:00.000Z', readAt: null },
})

test('what comes while one reads another waits until that is gone; of several the last one', async () => {
  const heard: ((news: unknown) => void)[] = []
  const items = [row(3), row(2), row(1)]
  const http = { get: async () => ({ status: 200, data: { items }, headers: {} }) } as unknown as HttpClient
  const kernel = await bootAlone(notificationsClient, {
    fakes: [
      [httpClient, http],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
      [
        liveUpdates,
        { on: (_: string, hear: (news: unknown) => void) => (heard.push(hear), () => {}), onAgain: () => {} },
      ],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [session, { state: { status: 'known' }, refresh: async () => {} }],
      [texts, { load: async () => {} }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const { Overlay } = await import('../../../../features/notifications/client/toast/push-toast')
  const subject = { id: 12, userRole: ['user'], news: [] } as unknown as CurrentUser
  const drawn = await drawInHouse({ kernel, http, feature: 'notifications', page: <Overlay />, subject })
  stop = drawn.stop
  const { view } = drawn
  const { act, waitFor } = await import('../../../support/testing-library')
  const { default: user } = await import('@testing-library/user-event')
  const arrive = (id: number) => act(async () => heard.forEach((hear) => hear({ id })))
  await arrive(1)
  const link = await view.findByRole('link', { name: 'See 1' })
  act(() => link.focus())
  await arrive(2)
  await arrive(3)
  assert.ok(document.activeElement === link, 'the one that is read stays')
  await user.setup({ document }).click(view.getByRole('button', { name: 'Later' }))
  await waitFor(() =>
    assert.ok(view.queryByText('News 3') && !view.queryByText('News 1') && !view.queryByText('News 2')),
  )
})

test.run()
