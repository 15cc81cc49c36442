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

test('they come when asked for; each leads to its receipt, where it is taken back, and says what was confirmed', async () => {
  const { fireEvent } = await import('../../../support/testing-library')
  const view = await drawRow([
    { ...one, id: 1, title: 'Salt Road 1', rulesVersion: 3, consents: ['May we keep your drawings?'] },
    { ...one, id: 2, title: 'Salt Road 2' },
  ])
  const show = await view.findByRole('button', { name: 'Show them' })
  assert.equal(view.queryByRole('link'), null)
  fireEvent.click(show)
  const first = await view.findByRole('link', { name: 'Salt Road 1' })
  assert.equal(first.getAttribute('href'), '/user/registrations/receipt/1')
  assert.match(
    first.parentElement?.textContent ?? '',
    /Lumio Labs · 21.*version 3 of its rules.*May we keep your drawings/,
  )
  assert.ok(view.getByRole('link', { name: 'Salt Road 2' }))
})

test('where nothing stands, that is said', async () => {
  const { fireEvent } = await import('../../../support/testing-library')
  const view = await drawRow([])
  fireEvent.click(await view.findByRole('button', { name: 'Show them' }))
  assert.ok(await view.findByText(/Nothing of yours stands with an organizer/))
})

test.run()
