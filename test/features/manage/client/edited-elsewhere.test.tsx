import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { DraftBody } from '../../../../features/manage/contract/wire'
import { drawEditor } from './draw-editor'

const test = suite('the editor, while another place saves')
let stop = async () => {}
test.after.each(async () => {
  await stop()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

async function draw(step: string, theirs: Partial<DraftBody>) {
  const drawn = await drawEditor(step, { theirs })
  stop = drawn.stop
  return drawn
}

test('what one types in stays the same field, whatever else was taken from there', async () => {
  const { act, fireEvent, waitFor } = await import('../../../support/testing-library')
  const { view, kept } = await draw('basics', { tags: ['theirs'], city: 'Nagpur' })
  const field = (await view.findByLabelText(/^Title/)) as HTMLInputElement
  field.focus()
  fireEvent.change(field, { target: { value: 'Reading app' } })
  await act(async () => void dispatchEvent(new Event('online'))) // saves at once
  await waitFor(() => assert.equal(kept.version, 3))
  assert.deepEqual([kept.body.title, kept.body.tags], ['Reading app', ['theirs']])
  await waitFor(() => assert.ok(view.getByText(/^Saved/)))
  assert.ok(field.isConnected && document.activeElement === field)
})

test('a field that keeps its own text shows what was taken from there', async () => {
  const { act, fireEvent, waitFor } = await import('../../../support/testing-library')
  const { view, kept } = await draw('money', { payFrom: 5000, payTo: 6000 })
  const from = async () => ((await view.findByLabelText(/^From, in/)) as HTMLInputElement).value
  assert.equal(await from(), '')
  fireEvent.click(await view.findByText('Add a question'))
  await act(async () => void dispatchEvent(new Event('online')))
  await waitFor(() => assert.equal(kept.version, 3))
  await waitFor(() => assert.ok(view.getByText(/^Saved/)))
  assert.deepEqual([await from(), kept.body.payFrom, kept.body.questions.length], ['5000', 5000, 1])
})

test.run()
