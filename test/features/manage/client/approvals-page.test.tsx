import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type HttpClient, HttpError } from '../../../../features/web/contract'
import { bootManage } from './boot-manage'

const test = suite('what waits for approval, for whoever decides')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const listing = {
  ...{ id: 12, title: 'River week', kind: 'workshop', organisation: 'Lumio Labs', organizer: 'Meera Nair' },
  ...{ state: 'pending', visibility: 'public', returnReason: null, path: '/p/river-12', marks: [], imitates: null },
  verification: null,
  ...{ sources: [], closesAt: null, updatedAt: '2026-11-21T06:00:00.000Z' },
}
const LATER = '2026-11-21T07:00:00.000Z'

test('is decided as it was read: of what changed meanwhile one is told, and then decides about what stands', async () => {
  const { page } = await import('../../../../features/manage/client/approvals-page')
  let updatedAt = listing.updatedAt
  const asked: unknown[] = []
  const said: string[] = []
  const http = {
    async get(path: string) {
      if (!path.startsWith('/api/manage/approvals')) return { status: 200, data: [], headers: {} }
      const data = { items: [{ ...listing, updatedAt }], next: null, counts: { pending: 1 } }
      return { status: 200, data, headers: {} }
    },
    async post(path: string, _body: unknown, { headers }: { headers: Record<string, string> }) {
      asked.push([path, headers['if-match']])
      if (headers['if-match'] === `"${LATER}"`) return { status: 204, data: null, headers: {} }
      updatedAt = LATER
      throw new HttpError(409, { detail: 'It was changed since you read it.' } as never)
    },
  } as unknown as HttpClient
  const kernel = await bootManage(http, { said })
  const Page = page.Page as (props: { at: object }) => React.ReactNode
  const at = { path: '/', params: { kind: 'all', state: 'pending' }, query: {} }
  const drawn = await drawInHouse({ kernel, http, feature: 'manage', page: <Page at={at} /> })
  stop = drawn.stop
  const { fireEvent, waitFor } = await import('../../../support/testing-library')
  const approve = await drawn.view.findByRole('button', { name: 'Approve' })
  for (const times of [1, 2]) {
    fireEvent.click(approve)
    await waitFor(() => assert.equal(said.length, times))
    await waitFor(() => assert.notEqual(approve.getAttribute('aria-busy'), 'true'))
  }
  assert.deepEqual(said, ['It was changed since you read it.', '“River week” is public'])
  const path = '/api/manage/approvals/12/approve'
  assert.deepEqual(asked, [
    [path, `"${listing.updatedAt}"`],
    [path, `"${LATER}"`],
  ])
})

test('whose deadline passed, or whose organizer went, while it waited is said to close at once, and until when each is open stands there', async () => {
  const { page } = await import('../../../../features/manage/client/approvals-page')
  const until = (closesAt: string, title: string, id: number) => ({
    ...listing,
    id,
    title,
    closesAt,
    zone: 'Asia/Kolkata',
  })
  const items = [
    until('2020-01-01T12:00:00.000Z', 'River week', 12),
    until('2999-01-01T12:00:00.000Z', 'Hill week', 13),
    { ...until('2999-01-01T12:00:00.000Z', 'Lake week', 14), organizer: '', isUnread: true },
    { ...until('2999-01-01T12:00:00.000Z', 'Sand week', 15), isOrganizerDisabled: true },
  ]
  const http = {
    get: async (path: string) => ({
      data: path.startsWith('/api/manage/approvals') ? { items, next: null, counts: { pending: 3 } } : [],
    }),
  } as unknown as HttpClient
  const kernel = await bootManage(http)
  const Page = page.Page as (props: { at: object }) => React.ReactNode
  const at = { path: '/', params: { kind: 'all', state: 'pending' }, query: {} }
  const drawn = await drawInHouse({ kernel, http, feature: 'manage', page: <Page at={at} /> })
  stop = drawn.stop
  const rowOf = async (name: string) =>
    (await drawn.view.findByRole('button', { name })).closest('li')?.textContent ?? ''
  assert.match(await rowOf('River week'), /closes 01\/01\/20.*Its deadline passed while it waited/)
  assert.match(await rowOf('Hill week'), /closes 01\/01\/99/)
  assert.doesNotMatch(await rowOf('Hill week'), /passed|erased/)
  assert.match(await rowOf('Lake week'), /The account of its organizer was erased.*Close it/)
  assert.match(await rowOf('Sand week'), /The account of its organizer is disabled.*Send back/)
})

test.run()
