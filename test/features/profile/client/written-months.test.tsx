import { drawProfile } from './draw'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { sections } from '../../../../features/profile/contract'

const test = suite('months and numbers of an entry, as they are written')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

async function drawNew(section: 'academicDetails' | 'achievements') {
  const { EditorDialog } = await import('../../../../features/profile/client/editor/editor-dialog')
  const page = <EditorDialog what={section} isWhole onClose={() => {}} />
  const drawn = await drawProfile(page, ({ method }) =>
    method === 'GET' ? { id: 7, sections: Object.fromEntries(sections.map((each) => [each, []])) } : null,
  )
  stop = drawn.stop
  const { fireEvent, waitFor } = await import('../../../support/testing-library')
  const form = await drawn.view.findByRole('form')
  const field = (name: string) => form.querySelector(`[name="${section}.${name}"]`) as HTMLInputElement
  const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
  const posts = () => drawn.calls.filter(({ method }) => method === 'POST').map(({ body }) => body as never)
  return { ...drawn, form, field, write, posts, fireEvent, waitFor }
}

test('half a month is asked about, and not saved as none', async () => {
  const { view, form, field, write, posts, fireEvent, waitFor } = await drawNew('achievements')
  write('title', 'State finals')
  Object.defineProperty(field('month'), 'validity', { configurable: true, value: { badInput: true } })
  fireEvent.submit(form)
  await view.findByText(/A month and a year/)
  assert.equal(posts().length, 0)
  Object.defineProperty(field('month'), 'validity', { value: { badInput: false } })
  write('month', '2025-11')
  assert.equal(view.queryByText(/A month and a year/), null)
  fireEvent.submit(form)
  await waitFor(() => assert.equal(posts().length, 1))
})

test('a month is read however it is typed where a browser has no picker for it', async () => {
  const { contentOf } = await import('../../../../features/profile/client/editor/entry-draft')
  const read = (month: string) => contentOf('achievements', { title: 'x', month })['month']
  for (const typed of ['2026-05', '2026/5', '05/2026', '5-2026', ' 5 2026', '०५/२०२६'])
    assert.equal(read(typed), '2026-05')
  for (const typed of ['May', '5/26', '26-05-2026', '5/2026/1']) assert.equal(read(typed), typed)
})

test('years and scores may be written with the digits of Hindi', async () => {
  const { contentOf } = await import('../../../../features/profile/client/editor/entry-draft')
  const { endYear, cgpa } = contentOf('academicDetails', { endYear: '२०२७', cgpa: '८.५' })
  assert.deepEqual([endYear, cgpa], [2027, 8.5])
})

test.run()
