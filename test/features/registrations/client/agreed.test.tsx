import { draw } from './draw'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

const test = suite('registrations among what one agreed to')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

const one = {
  title: 'Salt Road',
  organisation: 'Lumio Labs',
  at: '2026-11-21T06:30:00.000Z',
  rulesVersion: null,
  consents: [],
}

async function drawRow(items: readonly object[]) {
  const { Part } = await import('../../../../features/registrations/client/agreed/consent-row')
  const drawn = await draw({ Page: Part }, {}, { gets: { '/api/registrations/mine/agreed': { items } }, posts: [] })
  stop = drawn.stop
  return drawn.view
}

test('each leads to its receipt, where it is taken back, and says what was confirmed; the first few, then all', async () => {
  const items = [1, 2, 3, 4].map((id) => ({ ...one, id, title: `Salt Road ${id}` }))
  const view = await drawRow([
    { ...items[0], rulesVersion: 3, consents: ['May we keep your drawings?'] },
    ...items.slice(1),
  ])
  const first = await view.findByRole('link', { name: 'Salt Road 1' })
  assert.equal(first.getAttribute('href'), '/user/registrations/receipt/1')
  assert.match(
    first.parentElement?.textContent ?? '',
    /Lumio Labs · 21.*version 3 of its rules.*May we keep your drawings/,
  )
  assert.equal(view.queryByRole('link', { name: 'Salt Road 4' }), null)
  const { fireEvent } = await import('../../../support/testing-library')
  fireEvent.click(view.getByRole('button', { name: 'Show all 4' }))
  assert.ok(view.getByRole('link', { name: 'Salt Road 4' }))
  assert.equal(view.queryByRole('button'), null)
})

test('where nothing stands, that is said', async () => {
  assert.ok(await (await drawRow([])).findByText(/Nothing of yours stands with an organizer/))
})

test.run()
