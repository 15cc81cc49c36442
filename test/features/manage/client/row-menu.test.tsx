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
  ...{ id: 12, title: 'River week', kind: 'hackathon', state: 'closed', path: '/p/river-12', visibility: 'public' },
  ...{ revision: null, closesAt: null as string | null, closedAt: null as string | null, seats: null, seatsTaken: 0 },
  isCancelled: false,
}

/** The menu of a row, open. */
async function opened(of: Partial<typeof listing> = {}) {
  const [{ fireEvent }, { manageClient }, { RowMenu }] = await Promise.all([
    import('../../../support/testing-library'),
    import('../../../../features/manage/client/feature'),
    import('../../../../features/manage/client/row-menu'),
  ])
  const [posted, went, shown, asked]: [string[], string[], ToastRequest[], string[]] = [[], [], [], []]
  let cancelling = 0
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
      [
        confirm,
        {
          state: { waiting: [] },
          ask: async ({ text }: { text: string }) => (asked.push(text), true),
          answer: () => {},
        },
      ],
      [toasts, { state: { list: [] }, show, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const page = (
    <RowMenu
      listing={{ ...listing, ...of } as never}
      onMove={() => {}}
      onCancel={() => void (cancelling += 1)}
      onHandOver={() => {}}
    />
  )
  const { view, ...drawn } = await drawInHouse({ kernel, http, feature: 'manage', page })
  stop = drawn.stop
  fireEvent.click(await view.findByRole('button'))
  const press = async (name: string) => fireEvent.click(await view.findByRole('menuitem', { name }))
  const offers = () => view.getAllByRole('menuitem').map(({ textContent }) => textContent ?? '')
  return { press, offers, posted, went, shown, asked, cancelling: () => cancelling }
}

test('a copy is made in another list, and opened from what says so', async () => {
  const { waitFor } = await import('../../../support/testing-library')
  const { press, posted, went, shown } = await opened()
  await press('Duplicate')
  await waitFor(() => assert.equal(shown.length, 1))
  assert.deepEqual([shown[0]?.text, shown[0]?.action?.label], ['A draft of “River week” was made', 'Edit'])
  shown[0]?.action?.run()
  await waitFor(() => assert.deepEqual(went, ['/manage/opportunity/all/create?draft=9']))
  assert.deepEqual(posted, ['/api/manage/opportunities/12/duplicate', '/api/manage/opportunities/40/edit'])
})

test('whoever closes or deletes reads first for how many people', async () => {
  const { waitFor } = await import('../../../support/testing-library')
  const live = await opened({ state: 'live', seatsTaken: 1204 })
  await live.press('Close early')
  await waitFor(() => assert.match(live.asked[0] ?? '', /^1,204 registered\. Nobody can apply/))
  await stop?.()
  const job = await opened({ kind: 'job', seatsTaken: 3 })
  await job.press('Delete')
  await waitFor(() => assert.match(job.asked[0] ?? '', /^3 applied\. Its page/))
  await stop?.()
  const nobody = await opened()
  await nobody.press('Delete')
  await waitFor(() => assert.match(nobody.asked[0] ?? '', /^Its page/))
})

test('what is in sight can be called off once; after that it has no other deadline either', async () => {
  const live = await opened({ state: 'live' })
  assert.ok(live.offers().includes('Cancel it…'))
  await live.press('Cancel it…')
  assert.deepEqual([live.cancelling(), live.posted], [1, []])
  await stop?.()
  const over = { closesAt: '2026-11-20T06:30:00.000Z', closedAt: '2026-11-20T06:30:00.000Z' }
  const [first, moves] = (await opened(over)).offers().filter((each) => /again|Cancel/.test(each))
  assert.ok(first && moves, 'its time alone closed it')
  await stop?.()
  const cancelled = await opened({ ...over, isCancelled: true })
  assert.deepEqual(
    cancelled.offers().filter((each) => /again|Cancel/.test(each)),
    [],
  )
  await stop?.()
  assert.ok(!(await opened({ state: 'pending' })).offers().includes('Cancel it…'))
})

test.run()
