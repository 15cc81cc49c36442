import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

const { act, cleanup, fireEvent, render, screen } = await import('../../../support/testing-library')
const { useState } = await import('react')

const test = suite('fields show what they were drawn with')
test.after.each(() => cleanup())

const never = () => {}

test('what a field does not take is not left standing in it', async () => {
  function Digits() {
    const [value, setValue] = useState('1')
    return (
      <input aria-label="digits" value={value} onChange={(e) => setValue(e.currentTarget.value.replace(/\D/g, ''))} />
    )
  }
  render(<Digits />)
  const field = screen.getByLabelText('digits') as HTMLInputElement
  const type = (value: string) => act(async () => fireEvent.change(field, { target: { value } }))
  await type('1a')
  assert.equal(field.value, '1')
  await type('12')
  assert.equal(field.value, '12')
})

test('while a letter is put together it stands there, and goes when it is done', async () => {
  render(<input aria-label="none" value="" onChange={never} />)
  const field = screen.getByLabelText('none') as HTMLInputElement
  field.value = 'क'
  await act(async () => field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true })))
  assert.equal(field.value, 'क')
  await act(async () => field.dispatchEvent(new Event('compositionend', { bubbles: true })))
  assert.equal(field.value, '')
})

test('a switch that asks first stays as it was; so do the one of several, and a choice', async () => {
  render(
    <>
      <input type="checkbox" aria-label="on" checked={false} onChange={never} />
      {['a', 'b'].map((each) => (
        <input
          key={each}
          type="radio"
          name="n"
          aria-label={each}
          value={each}
          checked={each === 'a'}
          onChange={never}
        />
      ))}
      <select aria-label="which" value="x" onChange={never}>
        <option value="x">x</option>
        <option value="y">y</option>
      </select>
    </>,
  )
  const [on, a, b] = ['on', 'a', 'b'].map((name) => screen.getByLabelText(name) as HTMLInputElement)
  await act(async () => [on, b].forEach((each) => each?.click()))
  assert.deepEqual([on?.checked, a?.checked, b?.checked], [false, true, false])
  const which = screen.getByLabelText('which') as HTMLSelectElement
  await act(async () => fireEvent.change(which, { target: { value: 'y' } }))
  assert.equal(which.value, 'x')
})

test('what is pressed stands until its component has heard of it, which is after the browser has said twice that it was', async () => {
  function Kept() {
    const [isOn, setOn] = useState(false)
    return <input type="checkbox" aria-label="kept" checked={isOn} onChange={(e) => setOn(e.currentTarget.checked)} />
  }
  render(<Kept />)
  const field = screen.getByLabelText('kept') as HTMLInputElement
  field.checked = true
  for (const type of ['input', 'change']) {
    await act(async () => field.dispatchEvent(new Event(type, { bubbles: true })))
    assert.ok(field.checked, type)
  }
})

test('what is not drawn with a value keeps what was typed', async () => {
  render(<input aria-label="own" defaultValue="one" onChange={never} />)
  const field = screen.getByLabelText('own') as HTMLInputElement
  await act(async () => fireEvent.change(field, { target: { value: 'two' } }))
  assert.equal(field.value, 'two')
})

test.run()
