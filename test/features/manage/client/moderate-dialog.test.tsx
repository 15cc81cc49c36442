import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type HttpClient, HttpError } from '../../../../features/web/contract'
import { bootManage } from './boot-manage'

const test = suite('what is public, ended or put back by whoever approves, drawn')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const detail = '“River week” is not as you saw it: it was decided, closed or taken down meanwhile.'
const refused = () => new HttpError(409, { detail } as never)
const counts = [
  { of: 'registered', count: 1204 },
  { of: 'saved', count: 1 },
]
const listing = {
  ...{ id: 12, title: 'River week', kind: 'workshop', organisation: 'Lumio Labs', organizer: '', state: 'live' },
  ...{ visibility: 'public', returnReason: null, path: '/p/river-12', marks: [], imitates: null, verification: null },
  ...{ sources: [], closesAt: null, updatedAt: '2026-11-21T06:00:00.000Z' },
}

/** The list of whoever approves; `answers`: what the server makes of each try. */
async function draw(more: object, ...answers: (HttpError | undefined)[]) {
  const { page } = await import('../../../../features/manage/client/approvals-page')
  let items: object[] = [{ ...listing, ...more }]
  const [sent, said]: [unknown[], string[]] = [[], []]
  const http = {
    async get(path: string) {
      if (path.endsWith('/impact')) return { data: { counts } }
      return { data: path.startsWith('/api/manage/approvals') ? { items, next: null, counts: {} } : [] }
    },
    async post(path: string, body: unknown) {
      sent.push([path, body])
      items = []
      const error = answers.shift()
      if (error) throw error
      return { data: null }
    },
  } as unknown as HttpClient
  const kernel = await bootManage(http, { said })
  const Page = page.Page as (props: { at: object }) => React.ReactNode
  const at = { path: '/', params: { kind: 'all', state: 'approved' }, query: {} }
  const drawn = await drawInHouse({ kernel, http, feature: 'manage', page: <Page at={at} /> })
  stop = drawn.stop
  const { fireEvent, waitFor } = await import('../../../support/testing-library')
  const { view } = drawn
  const press = async (name: string) => fireEvent.click(await view.findByRole('button', { name }))
  async function choose(name: string) {
    await press('Actions for River week')
    fireEvent.click(await view.findByRole('menuitem', { name }))
  }
  const write = (value: string) => fireEvent.change(view.getByLabelText(/^Reason/), { target: { value } })
  const isDisabled = (name: string) => (view.getByRole('button', { name }) as HTMLButtonElement).disabled
  return { view, sent, said, press, choose, write, isDisabled, waitFor }
}

test('taking down says first for how many, and wants a reason; the organizer is said to be told', async () => {
  const { view, sent, said, press, choose, write, isDisabled, waitFor } = await draw({})
  await choose('Take down…')
  await view.findByText('1,204 people are registered · 1 person saved it')
  assert.ok(isDisabled('Take it down'))
  write('  no ')
  assert.ok(isDisabled('Take it down'))
  write(' It asks for money. ')
  await press('Take it down')
  await waitFor(() => assert.equal(said.length, 1))
  assert.deepEqual(sent, [['/api/manage/approvals/12/take-down', { reason: 'It asks for money.' }]])
  assert.deepEqual(said, ['“River week” is taken down, and its organizer is told'])
})

test('where a colleague was faster, that is read, though its row is gone', async () => {
  const { view, press, choose, write, waitFor } = await draw({}, refused())
  await choose('Close early…')
  await view.findByText(/1,204/)
  write('It is over already.')
  await press('Close it')
  await view.findByText(detail)
  await waitFor(() => assert.equal(view.queryByRole('link', { name: 'River week' }), null))
  assert.ok(view.getByText(detail))
})

test('what was taken down says why, and is put back without a reason', async () => {
  const { view, sent, press, choose, waitFor } = await draw({ state: 'removed', takenDownWhy: 'It asked for money.' })
  await view.findByText('It asked for money.')
  await choose('Put back…')
  await view.findByText(/1,204/)
  await press('Put it back')
  await waitFor(() => assert.deepEqual(sent, [['/api/manage/approvals/12/put-back', undefined]]))
})

test.run()
