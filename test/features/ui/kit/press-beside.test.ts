import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { swallowPressBeside } from '../../../../features/ui/kit/overlays/press-beside'

const test = suite('a press beside a sheet')
const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }
let open = new AbortController()
test.before.each(() => {
  open = new AbortController()
  happyDOM.setViewport({ width: 390 })
  document.body.innerHTML = '<div id="sheet"><button>Sort</button></div><input>'
  swallowPressBeside([document.getElementById('sheet')], open.signal)
})
test.after.each(() => open.abort())

/** The parts of a press in a browser's order, and which of them do what they do here. */
function press(selector: string): readonly string[] {
  const target = document.querySelector(selector)
  return ['pointerdown', 'mousedown', 'click'].filter((type) =>
    target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true })),
  )
}

test('neither gives a field below the focus nor presses it', () => {
  assert.deepEqual(press('input'), ['pointerdown'])
})

test('is over with its click, as the sheet is: the next one is like any other', () => {
  press('input')
  open.abort()
  assert.deepEqual(press('input'), ['pointerdown', 'mousedown', 'click'])
})

test('is not meant by what is pressed in the sheet, or where what floats is no sheet', () => {
  assert.deepEqual(press('#sheet button'), ['pointerdown', 'mousedown', 'click'])
  happyDOM.setViewport({ width: 1280 })
  assert.deepEqual(press('input'), ['pointerdown', 'mousedown', 'click'])
})

test.run()
