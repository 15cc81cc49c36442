import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { drawList } from './draw-list'

const { cleanup, fireEvent, screen, act } = await import('../../../support/testing-library')

const test = suite('ui, rows in an order of one’s own')
test.after.each(() => cleanup())

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('by buttons a row moves, the focus goes with it, and the place is said', async () => {
  const { order } = await drawList(['Quiz', 'Build', 'Finale'])
  act(() => screen.getByRole('button', { name: 'Move Finale up' }).focus())
  press('Move Finale up')
  assert.deepEqual(order(), ['Quiz', 'Finale', 'Build'])
  assert.equal(document.activeElement?.getAttribute('aria-label'), 'Move Finale up')
  assert.equal(screen.getByRole('status').textContent, 'Finale: place 2 of 3')
  press('Move Finale up')
  // The first one cannot go further: the focus is on the other button, not lost.
  assert.equal(document.activeElement?.getAttribute('aria-label'), 'Move Finale down')
})

test('dropped on another it takes that place', async () => {
  const { order } = await drawList(['Quiz', 'Build', 'Finale'])
  const rows = screen.getAllByRole('listitem')
  const grip = rows[0]?.querySelector('[draggable]')
  fireEvent.dragStart(grip as Element)
  fireEvent.dragOver(rows[2] as Element)
  fireEvent.drop(rows[2] as Element)
  assert.deepEqual(order(), ['Build', 'Finale', 'Quiz'])
})

test('what is removed comes back to its place, whatever was changed meanwhile', async () => {
  const { order, toasts } = await drawList(['Quiz', 'Build', 'Finale'])
  press('Remove Build')
  assert.deepEqual(order(), ['Quiz', 'Finale'])
  press('Move Finale up')
  const [toast] = toasts.state.list
  assert.equal(toast?.text, 'Removed: Build')
  act(() => toast?.action?.run())
  assert.deepEqual(order(), ['Finale', 'Build', 'Quiz'])
  act(() => toast?.action?.run())
  assert.deepEqual(order(), ['Finale', 'Build', 'Quiz'])
})

test.run()
