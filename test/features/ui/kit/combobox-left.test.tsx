import { cities, drawCombobox, hearComplaints, isOpen, leave, names } from './draw-combobox'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { inLanguage } from './render'

const { cleanup, fireEvent, render, screen, waitFor } = await import('../../../support/testing-library')

const test = suite('a field that suggests, and what stands around it')
let silent = () => {}
test.before.each(() => {
  silent = hearComplaints()
})
test.after.each(() => {
  cleanup()
  silent()
})

test('what is typed and not chosen goes when the field is left: the chosen one stands there again, or nothing', async () => {
  const none = await drawCombobox()
  await none.user.click(none.field)
  await none.press('del')
  await leave(none.field)
  assert.deepEqual([none.now.typed, none.now.chosen, isOpen()], ['', [], false])
  cleanup()
  const one = await drawCombobox({ value: 'delhi', typed: 'Delhi' })
  await one.user.click(one.field)
  await one.press('{Backspace}xx')
  assert.deepEqual(names(), [])
  await leave(one.field)
  assert.deepEqual([one.now.typed, one.now.chosen], ['Delhi', []])
})

test('who empties the field and leaves it has chosen nothing', async () => {
  const { field, user, now } = await drawCombobox({ value: 'delhi', typed: 'Delhi' })
  await user.clear(field)
  assert.deepEqual(now.chosen, [])
  await leave(field)
  assert.deepEqual([now.typed, now.chosen], ['', [undefined]])
})

test('where others are taken, what is typed stays and nothing of the list is chosen', async () => {
  const { field, user, press, now } = await drawCombobox({ allowsOther: true, value: 'delhi', typed: 'Delhi' })
  await user.click(field)
  await leave(field)
  assert.deepEqual(now.chosen, [], 'who changes nothing chooses nothing')
  await user.click(field)
  await press(' Cantonment{Enter}')
  assert.deepEqual([now.typed, now.chosen, isOpen()], ['Delhi Cantonment', [undefined], false])
  await leave(field)
  assert.deepEqual([now.typed, now.chosen], ['Delhi Cantonment', [undefined]])
})

test('Escape closes the list and not the dialog around it; the next one is the dialog’s', async () => {
  const { field, user, press, now } = await drawCombobox({ onCloseDialog: () => {}, value: 'delhi', typed: 'Delhi' })
  await user.click(field)
  const isKept = () => fireEvent.keyDown(field, { key: 'Escape' }) === false
  await press(' xx')
  assert.ok(isOpen())
  assert.equal(isKept(), true)
  assert.equal(isOpen(), false)
  assert.equal(isKept(), false)
  assert.deepEqual([now.typed, now.chosen], ['Delhi', []], 'the chosen one stands there again')
})

test('one that is off takes nothing', async () => {
  const { field, user, now } = await drawCombobox({ disabled: true, typed: 'Delhi', value: 'delhi' })
  assert.ok(field.disabled && screen.getByRole<HTMLButtonElement>('button').disabled)
  await user.click(screen.getByRole('button'))
  assert.deepEqual([isOpen(), now.chosen], [false, []])
})

test('who was in the plain field before it suggests goes on writing behind the last letter', async () => {
  const { ComboboxBox } = await import('../../../../features/ui/kit/fields/combobox-box')
  const nothing = { onType: () => {}, onChoose: () => {} }
  render(
    await inLanguage(<ComboboxBox label="City" options={cities} value={undefined} typed="De" autoFocus {...nothing} />),
  )
  const field = screen.getByRole<HTMLInputElement>('combobox')
  await waitFor(() => assert.ok(document.activeElement === field && isOpen()))
  assert.equal(field.selectionStart, 2)
})

test.run()
