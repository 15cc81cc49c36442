import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { notificationsClient } from '../../../../features/notifications/client/feature'
import { session } from '../../../../features/session/contract'
import { confirm, texts, toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'
import { bootAlone } from '../../../../hosts/alone/boot-alone'

const test = suite('the page of what was not delivered')
const dead = (id: number) => ({
  ...{ id, title: `News ${id}`, way: 'E-mail', to: null, tries: 6, error: 'No such mailbox.' },
  ...{ personId: 1, channel: 'email', template: 'x', createdAt: '2026-11-21T06:30:00.000Z' },
})

let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

test('what was done is said, and whoever did it goes on at the next one, after the last at the heading', async () => {
  let items = [dead(2), dead(1)]
  const told: string[] = []
  const get = async () => ({ status: 200, data: { items, next: null }, headers: {} })
  async function post(path: string) {
    items = items.filter(({ id }) => !path.includes(`/undelivered/${id}/`))
    return { status: 204, data: null, headers: {} }
  }
  const http = { get, post } as unknown as HttpClient
  const show = ({ text }: { readonly text: string }) => void told.push(text)
  const kernel = await bootAlone(notificationsClient, {
    fakes: [
      [httpClient, http],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [session, { state: { status: 'known' }, refresh: async () => {} }],
      [texts, { load: async () => {} }],
      [toasts, { state: { list: [] }, show, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const { page } = await import('../../../../features/notifications/client/campaigns/undelivered-page')
  const Page = page.Page as (props: { at: object }) => ReactNode
  const at = { path: '/push-notifications/undelivered', params: {}, query: {} }
  const drawn = await drawInHouse({ kernel, http, feature: 'notifications', page: <Page at={at} /> })
  stop = drawn.stop
  const { view } = drawn
  const { default: user } = await import('@testing-library/user-event')
  const { waitFor } = await import('../../../support/testing-library')
  const hands = user.setup({ document })
  await view.findByText('News 2')
  const [first] = view.getAllByRole('button', { name: 'Try again' })
  await hands.click(first as HTMLElement)
  await waitFor(() => assert.ok(!view.queryByText('News 2')))
  await waitFor(() => assert.ok(document.activeElement === view.getByRole('button', { name: 'Try again' })))
  await hands.click(view.getByRole('button', { name: 'Give up' }))
  await waitFor(() => assert.ok(!view.queryByText('News 1')))
  await waitFor(() => assert.ok(document.activeElement === view.getByRole('heading', { level: 1 })))
  assert.deepEqual(told, ['It is tried again', 'It is given up'])
})

test.run()
