import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { DraftLine } from '../../../../features/manage/contract/wire'
import { type HttpClient, HttpError } from '../../../../features/web/contract'
import { bootManage } from './boot-manage'

const test = suite('one’s own listings')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const EMPTY = 'Nothing in this state'
const begun: DraftLine = {
  ...{ id: 7, opportunityId: null, title: 'River week', kind: 'workshop' },
  updatedAt: '2026-11-21T06:00:00.000Z',
}

/** The page of drafts; no opportunity is one, and what was begun is asked of `drafts`. */
async function draw(
  drafts: () => Promise<readonly DraftLine[]>,
  state = 'draft',
  entrusted: readonly object[] | HttpError = [],
) {
  const { page } = await import('../../../../features/manage/client/mine-page')
  const http = {
    async get(path: string) {
      if (path === '/api/manage/drafts') return { data: await drafts() }
      const items = path === '/api/manage/entrusted' ? entrusted : []
      if (items instanceof HttpError) throw items
      return { data: { items, next: null, counts: { draft: 0 } } }
    },
  } as unknown as HttpClient
  const kernel = await bootManage(http)
  const Page = page.Page as (props: { at: object }) => React.ReactNode
  const at = { path: '/', params: { kind: 'all', state }, query: {} }
  const drawn = await drawInHouse({ kernel, http, feature: 'manage', words: ['listings'], page: <Page at={at} /> })
  stop = drawn.stop
  return drawn.view
}

test('while it is not known what one has begun nothing is said to be empty', async () => {
  let answer: (drafts: readonly DraftLine[]) => void = () => {}
  const view = await draw(() => new Promise((resolve) => (answer = resolve)))
  assert.ok(await view.findByText('Loading'))
  assert.equal(view.queryByText(EMPTY), null)
  answer([begun])
  assert.ok(await view.findByRole('link', { name: 'River week' }))
})

test('where it cannot be asked for one reads so, and may try again', async () => {
  let isBack = false
  const view = await draw(async () => {
    if (isBack) return [begun]
    throw new HttpError(500, undefined)
  })
  const again = await view.findByRole('button', { name: /again/i })
  assert.equal(view.queryByText(EMPTY), null)
  isBack = true
  const { fireEvent } = await import('../../../support/testing-library')
  fireEvent.click(again)
  assert.ok(await view.findByRole('link', { name: 'River week' }))
})

test('where one has begun nothing, that is said', async () => {
  const view = await draw(async () => [])
  assert.ok(await view.findByText(EMPTY))
})

test('what others have entrusted to one stands below, with whose it is, to be moved and closed and not to be rewritten', async () => {
  const listing = {
    ...{ id: 12, title: 'Salt Road', kind: 'hackathon', state: 'live', path: '/p/salt-12', visibility: 'public' },
    ...{ organisation: 'Lumio Labs', organizer: 'Asha Menon', zone: 'Asia/Kolkata', returnReason: null },
    ...{ revision: null, closesAt: null, closedAt: null, seats: null, seatsTaken: 2 },
  }
  const view = await draw(async () => [], 'approved', [listing])
  const { fireEvent, within } = await import('../../../support/testing-library')
  const box = within(await view.findByRole('region', { name: 'Entrusted to you' }))
  assert.ok(box.getByText(/Lumio Labs · Asha Menon/))
  fireEvent.click(box.getByRole('button', { name: /Salt Road/ }))
  const names = view.getAllByRole('menuitem').map(({ textContent }) => textContent)
  assert.ok(names.includes('Close early'), names.join())
  assert.ok(!names.includes('Edit'), names.join())
})

test('where it cannot be asked what was entrusted to one, that is said beside one’s own list', async () => {
  const view = await draw(async () => [], 'approved', new HttpError(500, undefined))
  assert.ok(await view.findByRole('button', { name: /again/i }))
  assert.ok(view.getByText(EMPTY))
})

test('an address that names no state leads to what is public', async () => {
  const view = await draw(async () => [], 'dragon')
  const { waitFor } = await import('../../../support/testing-library')
  await waitFor(() => assert.equal(location.pathname, '/manage/user/competition-listings/all/approved'))
  assert.equal(view.getByRole('link', { current: 'page' }).textContent?.startsWith('Live'), true)
})

test.run()
