import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

const { useState } = await import('react')
const { act, cleanup, fireEvent, render, screen } = await import('../../../support/testing-library')
const { addRow, Button, Field, OtpField, TextInput, useFirstField } = await import('../../../../features/ui/kit')

const test = suite('ui, the field one goes on in')
test.after.each(() => cleanup())

const focused = () => document.activeElement

/** Asks for one of two answers and a code, which the server refuses a moment after it was sent. */
function Step() {
  const form = useFirstField()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [code, setCode] = useState('')
  const send = () => {
    if (code === '') return setProblem('Type the code')
    setBusy(true)
    setProblem(undefined)
    setTimeout(() => act(() => (setBusy(false), setProblem('Not this one'))))
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => (event.preventDefault(), send())}>
      <TextInput aria-label="Name" />
      <Field label="Code" error={problem}>
        <OtpField value={code} disabled={isBusy} onChange={setCode} />
      </Field>
      <Button type="submit">Verify</Button>
    </form>
  )
}

test('a form begins in its first field, and goes on in the first that is wrong, also when the server says so later', async () => {
  render(<Step />)
  assert.equal(focused(), screen.getByRole('textbox', { name: 'Name' }))
  const press = () => act(() => screen.getByRole('button', { name: 'Verify' }).click())
  const code = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
  press()
  assert.equal(focused(), code)
  fireEvent.change(code, { target: { value: '123456' } })
  act(() => screen.getByRole('button', { name: 'Verify' }).focus())
  press()
  assert.ok(code.readOnly)
  await screen.findByText('Not this one')
  assert.equal(focused(), code)
  // All digits stand there: what is typed next takes their place.
  assert.deepEqual([code.selectionStart, code.selectionEnd], [0, 6])
})

test('of radios that must be answered the first one is gone to; a form of buttons alone begins at the first', () => {
  function Kinds() {
    const form = useFirstField()
    const [tries, setTries] = useState(0)
    return (
      <form ref={form} noValidate onSubmit={(event) => (event.preventDefault(), setTries(tries + 1))}>
        <fieldset>
          <input type="radio" name="kind" aria-label="Student" required />
          <input type="radio" name="kind" aria-label="Mentor" required />
        </fieldset>
        <Button type="submit">Continue {tries}</Button>
      </form>
    )
  }
  render(<Kinds />)
  const go = screen.getByRole('button')
  act(() => go.focus())
  act(() => go.click())
  assert.equal(focused(), screen.getByRole('radio', { name: 'Student' }))
  cleanup()

  function Chips() {
    return (
      <form ref={useFirstField()}>
        <Button>Jobs</Button>
        <Button type="submit">Continue</Button>
      </form>
    )
  }
  render(<Chips />)
  assert.equal(focused()?.textContent, 'Jobs')
})

test('whoever adds a row goes on in its first field', () => {
  function Rows() {
    const [keys, setKeys] = useState(['one'])
    return (
      <>
        {keys.map((key) => (
          <p key={key} data-row={key}>
            <Button>Remove</Button>
            <input aria-label={key} />
            <input />
          </p>
        ))}
        <Button onClick={() => addRow('two', () => setKeys([...keys, 'two']))}>Add</Button>
      </>
    )
  }
  render(<Rows />)
  const add = screen.getByRole('button', { name: 'Add' })
  add.focus()
  act(() => add.click())
  assert.equal(focused(), screen.getByRole('textbox', { name: 'two' }))
})

test.run()
