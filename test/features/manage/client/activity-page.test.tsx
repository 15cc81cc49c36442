import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type HttpClient, HttpError } from '../../../../features/web/contract'
import { bootManage } from './boot-manage'

const test = suite('what was done with an opportunity, drawn')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const line = (more: object) => ({
  ...{ at: '2026-11-21T06:30:00.000Z', by: '3', name: 'Meera Nair', fields: ['state'], what: 'state' },
  ...{ was: null, is: null, why: '' },
  ...more,
})
const lines = [
  line({ was: 'live', is: 'removed', by: 'team', name: '', why: 'It asks for money.' }),
  line({ was: 'live', is: 'closed', by: 'house', name: '', why: 'its time was over' }),
  line({ what: 'deadline', fields: ['deadline'], is: '2026-12-24T12:30:00.000Z', why: 'Rain' }),
  line({ what: 'changes', fields: ['title', 'place'] }),
  line({ what: 'visibility', fields: ['visibility'], is: 'link' }),
  line({ what: 'entrusting', fields: ['entrusting'], is: 'entrusted', why: 'Ravi Rao' }),
  line({ is: 'draft' }),
]

async function draw(answer: () => unknown) {
  const { page } = await import('../../../../features/manage/client/activity/activity-page')
  const http = { get: async () => ({ data: answer() }) } as unknown as HttpClient
  const kernel = await bootManage(http)
  const Page = page.Page as (props: { at: object }) => React.ReactNode
  const at = { path: '/manage/opportunity/12/activity', params: { id: '12' }, query: {} }
  const drawn = await drawInHouse({ kernel, http, feature: 'manage', page: <Page at={at} /> })
  stop = drawn.stop
  return drawn.view
}

test('each line says what it was and is, by whom and why, the house’s reasons in words of the page', async () => {
  const view = await draw(() => ({ title: 'River week', zone: 'Asia/Kolkata', lines }))
  await view.findByRole('heading', { name: 'Activity of “River week”' })
  const said = view.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  const expected = [
    /^Live → Taken down.*It asks for money\..*The team of the site/,
    /^Live → Closed.*Its time was over.*The site itself/,
    /^Deadline: none → 24\/12\/26.*Rain.*Meera Nair/,
    /^Changed: title and place/,
    /^Who finds it: Only with the link/,
    /^Entrusted to Ravi Rao/,
    /^Begun: Draft/,
  ]
  for (const [at, pattern] of expected.entries()) assert.match(said[at] ?? '', pattern)
})

test('it is narrowed to one person or one thing, and the file with it', async () => {
  const view = await draw(() => ({ title: 'River week', zone: 'Asia/Kolkata', lines }))
  const { fireEvent } = await import('../../../support/testing-library')
  const file = () => view.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')
  fireEvent.change(await view.findByLabelText('What'), { target: { value: 'place' } })
  assert.equal((await view.findAllByRole('listitem')).length, 1)
  assert.equal(file(), '/api/manage/opportunities/12/activity.csv?field=place')
  fireEvent.change(view.getByLabelText('Who'), { target: { value: 'team' } })
  await view.findByText('Nothing of this')
})

test('whoever does not manage it reads so, and may try again', async () => {
  const view = await draw(() => {
    throw new HttpError(404, { detail: 'There is no such opportunity that you manage.' } as never)
  })
  await view.findByText(/There is no such opportunity that you manage/)
})

test.run()
