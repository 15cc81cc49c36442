import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { inLanguage } from './render'

const { cleanup, fireEvent, render, screen } = await import('../../../support/testing-library')
const { useState } = await import('react')
const { AmountField, CountField, Field, OtpField, ZoneField } = await import('../../../../features/ui/kit')

const test = suite('fields for numbers and zones')
test.after.each(() => cleanup())

/** Draws it around a value of its own; tells what it is by then. */
async function draw<T>(first: T, field: (value: T, change: (next: T) => void) => React.ReactNode) {
  let now = first
  function Held() {
    const [value, setValue] = useState(first)
    now = value
    return field(value, setValue)
  }
  render(await inLanguage(<Held />))
  const input = screen.getByLabelText(/./) as HTMLInputElement
  const type = (text: string) => fireEvent.change(input, { target: { value: text } })
  return { input, type, value: () => now, leave: () => fireEvent.blur(input) }
}

test('a count can be emptied on the way to another, and shows what counts once it is left', async () => {
  const { input, type, value, leave } = await draw(1, (count, change) => (
    <CountField label="How many" value={count} most={100} onChange={change} />
  ))
  type('')
  assert.deepEqual([input.value, value()], ['', 1])
  type('5')
  assert.deepEqual([input.value, value()], ['5', 5])
  type('')
  leave()
  assert.deepEqual([input.value, value()], ['1', 1])
  type('999')
  leave()
  assert.deepEqual([input.value, value()], ['100', 100])
})

test('an amount is read as people write it', async () => {
  const { input, type, value, leave } = await draw<number | null>(null, (amount, change) => (
    <AmountField label="Amount" error={undefined} value={amount} onChange={change} />
  ))
  type('₹ 10,00,000')
  leave()
  assert.deepEqual([input.value, value()], ['1000000', 1_000_000])
  type('50000.00')
  assert.equal(value(), 50_000)
})

test('a zone that the server would refuse is not taken', async () => {
  const { type, value } = await draw('Asia/Kolkata', (zone, change) => (
    <ZoneField label="Zone" zone={zone} onChange={change} />
  ))
  type('BST')
  assert.equal(value(), 'Asia/Kolkata')
  assert.ok(screen.getByText(/zone/i, { selector: '[role=alert] *, [role=alert]' }))
  type('Europe/Paris')
  assert.equal(value(), 'Europe/Paris')
})

test('a zone whose whole name is written is the one that its list offers', async () => {
  const { value } = await draw('Asia/Kolkata', (zone, change) => (
    <ZoneField label="Zone" zone={zone} onChange={change} />
  ))
  const { default: userEvent } = await import('@testing-library/user-event')
  const user = userEvent.setup({ document })
  await screen.findByRole('button', { hidden: true })
  const field = screen.getByRole('combobox')
  await user.click(field)
  await user.clear(field)
  await user.type(field, 'Europe/London')
  await user.keyboard('{ArrowDown}{Enter}')
  assert.equal(value(), 'Europe/London')
})

test('a code is taken out of whatever was copied with it', async () => {
  const { input, value } = await draw('', (code, change) => (
    <Field label="Code">
      <OtpField value={code} onChange={change} />
    </Field>
  ))
  const paste = (text: string) => fireEvent.paste(input, { clipboardData: { getData: () => text } })
  for (const copied of [' 123456', '123 456', 'Your code, good for 10 minutes: 123456.']) {
    paste(copied)
    assert.equal(value(), '123456', copied)
    fireEvent.change(input, { target: { value: '' } })
  }
  paste('no code at all')
  assert.equal(value(), '')
})

test.run()
