import '../../../support/dom'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { session } from '../../../../features/session/contract'
import { confirm, toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'
import { drawInHouse } from '../../../support/draw-in-house'

const test = suite('whose ads one hides')

test('who shows an advertiser again goes on at the next one, and after the last at the head of the page', async () => {
  const [{ bannersClient }, { page }, { default: userEvent }, { waitFor }] = await Promise.all([
    import('../../../../features/banners/client/feature'),
    import('../../../../features/banners/client/mute/own-ads-page'),
    import('@testing-library/user-event'),
    import('@testing-library/react'),
  ])
  const at = '2026-11-20T10:00:00.000Z'
  const muted = ['Lumio', 'Vertex'].map((advertiser) => ({ advertiser, at }))
  localStorage.setItem('foothold.ads-muted', JSON.stringify(muted))
  const refuse = () => Promise.reject(new HttpError(500, undefined))
  const http: HttpClient = { get: refuse, post: refuse, put: refuse, patch: refuse, delete: refuse }
  const kernel = await bootAlone(bannersClient, {
    fakes: [
      [httpClient, http],
      [session, { state: { status: 'nobody' } }],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const Page = page.Page as (props: { at: object }) => ReactNode
  const { view, stop } = await drawInHouse({
    ...{ kernel, http, feature: 'banners' },
    page: <Page at={{ path: '/user/ads', params: {}, query: {} }} />,
  })
  const user = userEvent.setup({ document })
  await user.click(await view.findByRole('button', { name: /Lumio/ }))
  await waitFor(() => assert.ok(!view.queryByRole('button', { name: /Lumio/ })))
  assert.ok(document.activeElement === view.getByRole('button', { name: /Vertex/ }))
  await user.keyboard('{Enter}')
  await waitFor(() => assert.ok(!view.queryByRole('button', { name: /Vertex/ })))
  assert.ok(document.activeElement === view.getByRole('heading', { level: 1 }))
  await stop()
})

test.run()
