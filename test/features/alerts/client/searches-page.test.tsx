import '../../../support/dom'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { session } from '../../../../features/session/contract'
import { toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'
import { drawInHouse } from '../../../support/draw-in-house'

const test = suite('searches that one keeps')

test('who takes one away goes on at the next one, and after the last at the head of the page', async () => {
  const [{ alertsClient }, { page }, { default: userEvent }, { waitFor }] = await Promise.all([
    import('../../../../features/alerts/client/feature'),
    import('../../../../features/alerts/client/searches/searches-page'),
    import('@testing-library/user-event'),
    import('@testing-library/react'),
  ])
  const search = { frequency: 'daily', quiet: null, zone: 'Asia/Kolkata', path: '/jobs', createdAt: '', told: 0 }
  let items = ['Data', 'Design'].map((name, at) => ({ ...search, id: at + 1, name }))
  const refuse = () => Promise.reject(new HttpError(500, undefined))
  const http: HttpClient = {
    ...{ post: refuse, put: refuse, patch: refuse },
    get: async <T,>() => ({ status: 200, data: { items } as T, headers: {} }),
    async delete(path) {
      items = items.filter(({ id }) => !path.endsWith(`/${id}`))
      return { status: 204, data: null as never, headers: {} }
    },
  }
  const kernel = await bootAlone(alertsClient, {
    fakes: [
      [httpClient, http],
      [session, { state: { status: 'known' } }],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const Page = page.Page as (props: { at: object }) => ReactNode
  const { view, stop } = await drawInHouse({
    ...{ kernel, http, feature: 'alerts' },
    page: <Page at={{ path: '/user/saved-searches', params: {}, query: {} }} />,
  })
  const user = userEvent.setup({ document })
  await user.click(await view.findByRole('button', { name: 'Take Data away' }))
  await waitFor(() => assert.ok(!view.queryByText('Data')))
  assert.ok(document.activeElement === view.getByRole('link', { name: 'Design' }))
  await user.click(view.getByRole('button', { name: 'Take Design away' }))
  await waitFor(() => assert.ok(!view.queryByText('Design')))
  assert.ok(document.activeElement === view.getByRole('heading', { level: 1 }))
  await stop()
})

test.run()
