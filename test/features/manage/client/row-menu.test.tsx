import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { confirm, type ToastRequest, toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'

const test = suite('what can be done to one of one’s own')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const listing = {
  ...{ id: 12, title: 'River week', state: 'closed', path: '/p/river-12', visibility: 'public' },
  ...{ revision: null, closesAt: null, closedAt: null },
} as never

test('a copy is made in another list, and opened from what says so', async () => {
  const [{ fireEvent }, { manageClient }, { RowMenu }] = await Promise.all([
    import('@testing-library/react'),
    import('../../../../features/manage/client/feature'),
    import('../../../../features/manage/client/row-menu'),
  ])
  const [posted, went, shown]: [string[], string[], ToastRequest[]] = [[], [], []]
  const http = {
    async post(path: string) {
      posted.push(path)
      return { data: { id: path.endsWith('/duplicate') ? 40 : 9 } }
    },
  } as unknown as HttpClient
  const show = (toast: ToastRequest) => void shown.push(toast)
  const kernel = await bootAlone(manageClient, {
    fakes: [
      [httpClient, http],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [
        navigation,
        { go: (to: string) => void went.push(to), guardLeaving: () => () => {}, mayLeave: async () => true },
      ],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [toasts, { state: { list: [] }, show, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const page = <RowMenu listing={listing} onMove={() => {}} />
  const { view, ...drawn } = await drawInHouse({ kernel, http, feature: 'manage', page })
  stop = drawn.stop
  const { waitFor } = await import('@testing-library/react')
  fireEvent.click(await view.findByRole('button'))
  fireEvent.click(await view.findByRole('menuitem', { name: 'Duplicate' }))
  await waitFor(() => assert.equal(shown.length, 1))
  assert.deepEqual([shown[0]?.text, shown[0]?.action?.label], ['A draft of “River week” was made', 'Edit'])
  shown[0]?.action?.run()
  await waitFor(() => assert.deepEqual(went, ['/manage/opportunity/all/create?draft=9']))
  assert.deepEqual(posted, ['/api/manage/opportunities/12/duplicate', '/api/manage/opportunities/40/edit'])
})

test.run()
