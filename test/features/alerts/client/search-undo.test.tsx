import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import type { KeptSearch } from '../../../../features/alerts/contract/wire'
import { session } from '../../../../features/session/contract'
import { type ToastRequest, toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'
import { drawInHouse } from '../../../support/draw-in-house'

const test = suite('the way back to a search that was taken away')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

const kept: KeptSearch = {
  id: 5,
  name: 'Design',
  frequency: 'daily',
  quiet: null,
  zone: 'Asia/Kolkata',
  path: '/internships?q=design',
  createdAt: '2026-11-21T06:30:00.000Z',
  told: 0,
}

test('an Undo that was not answered is offered again, and asks for the same search', async () => {
  const shown: ToastRequest[] = []
  const sent: unknown[] = []
  let isDown = true
  const http = {
    delete: async () => ({ status: 204, data: undefined, headers: {} }),
    async post(_path: string, body: unknown) {
      sent.push(body)
      if (isDown) throw new HttpError(0, undefined)
      return { status: 201, data: {}, headers: {} }
    },
  } as unknown as HttpClient
  const [{ alertsClient }, { SearchRow }, { default: events }, { waitFor, act }] = await Promise.all([
    import('../../../../features/alerts/client/feature'),
    import('../../../../features/alerts/client/searches/search-row'),
    import('@testing-library/user-event'),
    import('../../../support/testing-library'),
  ])
  const kernel = await bootAlone(alertsClient, {
    fakes: [
      [httpClient, http],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [session, { state: { status: 'nobody', user: undefined } }],
      [
        toasts,
        {
          ...{ state: { list: [] }, dismiss: () => {}, hold: () => {}, release: () => {} },
          show: (toast: ToastRequest) => void shown.push(toast),
        },
      ],
    ],
  })
  const drawn = await drawInHouse({ kernel, http, feature: 'alerts', page: <SearchRow search={kept} /> })
  stop = drawn.stop
  const undoOf = (at: number) => act(async () => shown[at]?.action?.run())

  await events.setup({ document }).click(drawn.view.getByRole('button', { name: 'Take Design away' }))
  await waitFor(() => assert.equal(shown.length, 1))
  await undoOf(0)
  await waitFor(() => assert.deepEqual([shown.length, shown[1]?.tone], [2, 'danger']))
  isDown = false
  await undoOf(1)
  await waitFor(() => assert.equal(sent.length, 2))
  assert.deepEqual(sent[1], sent[0])
  assert.equal(shown.length, 2, 'what came back needs no words')
})

test.run()
