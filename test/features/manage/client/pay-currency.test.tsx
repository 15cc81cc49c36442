import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { drawEditor } from './draw-editor'

const test = suite('the currency of the pay, in the editor')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

async function draw(body: object) {
  const drawn = await drawEditor('money', { body })
  stop = drawn.stop
  return drawn
}

test('is rupees, unless what is edited has another, which it keeps', async () => {
  const { act, fireEvent, waitFor } = await import('../../../support/testing-library')
  const { view: own } = await draw({ kind: 'job' })
  assert.ok(await own.findByLabelText(/^From, in ₹/))
  await stop?.()
  const { view, kept } = await draw({ kind: 'job', payFrom: 6000, payCurrency: 'USD' })
  assert.ok(view.getByLabelText(/^To, in USD/))
  fireEvent.change(await view.findByLabelText(/^From, in USD/), { target: { value: '7000' } })
  await act(async () => void dispatchEvent(new Event('online'))) // saves at once
  await waitFor(() => assert.deepEqual([kept.body.payFrom, kept.body.payCurrency], [7000, 'USD']))
})

test.run()
