import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type HttpClient, HttpError } from '../../../../features/web/contract'
import { bootManage } from './boot-manage'

const test = suite('how one opportunity does, for whoever manages it')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const listing = {
  ...{ id: 12, title: 'River week', kind: 'workshop', organisation: 'Lumio Labs', state: 'live', path: '/p/river-12' },
  ...{ visibility: 'public', returnReason: null, closesAt: null, closedAt: null, seats: null, taken: 0 },
  ...{ zone: 'Asia/Kolkata', registrations: 0, seatsTaken: 0 },
}

test('whose right to it was taken reads on an open page what a fresh one says', async () => {
  const [{ page }, { forget }, { useQueryClient }] = await Promise.all([
    import('../../../../features/manage/client/dashboard/dashboard-page'),
    import('../../../../features/web/kit'),
    import('@tanstack/react-query'),
  ])
  let isTaken = false
  const http = {
    async get() {
      if (isTaken) throw new HttpError(404, { title: 'There is no such opportunity of yours.' } as never)
      return { status: 200, data: listing, headers: {} }
    },
  } as unknown as HttpClient
  const kernel = await bootManage(http)
  const Page = page.Page as (props: { at: object }) => React.ReactNode
  let askAnew = async () => {}
  function Watched() {
    const queries = useQueryClient()
    askAnew = () => forget(queries, '/api/')
    return <Page at={{ path: '/', params: { id: '12' }, query: {} }} />
  }
  const drawn = await drawInHouse({ kernel, http, feature: 'manage', page: <Watched /> })
  stop = drawn.stop
  await drawn.view.findByRole('heading', { name: 'River week' })
  isTaken = true
  await askAnew()
  const { waitFor } = await import('../../../support/testing-library')
  await waitFor(() => assert.ok(drawn.view.queryByRole('heading', { name: 'River week' }) === null))
})

test('an address with no id, or one past all ids, asks for what is not there: the answer is in words of this site', async () => {
  const { page } = await import('../../../../features/manage/client/dashboard/dashboard-page')
  const asked: string[] = []
  const http = {
    async get(path: string) {
      asked.push(path)
      throw new HttpError(404, { title: 'There is no such opportunity of yours.' } as never)
    },
  } as unknown as HttpClient
  const Page = page.Page as (props: { at: object }) => React.ReactNode
  for (const id of ['abc', '99999999999999', '-1', '1.5']) {
    const kernel = await bootManage(http)
    const at = { path: '/', params: { id }, query: {} }
    const drawn = await drawInHouse({ kernel, http, feature: 'manage', page: <Page at={at} /> })
    stop = undefined
    await drawn.view.findByRole('alert')
    await drawn.stop()
  }
  assert.deepEqual([...new Set(asked)], ['/api/manage/opportunities/999999999'])
})

test.run()
