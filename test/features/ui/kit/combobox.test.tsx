import { cities, drawCombobox, hearComplaints, isOpen, leave, marked, names } from './draw-combobox'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { ComboboxOption } from '../../../../features/ui/kit'
import { inLanguage } from './render'

const { act, cleanup, fireEvent, render, screen } = await import('../../../support/testing-library')
const { useState } = await import('react')
const { Combobox } = await import('../../../../features/ui/kit')

const test = suite('a field that suggests')
let silent = () => {}
test.before.each(() => {
  silent = hearComplaints()
})
test.after.each(() => {
  cleanup()
  silent()
})

test('the list opens with the focus and narrows with what is typed', async () => {
  const { field, user, press } = await drawCombobox()
  assert.deepEqual([isOpen(), names()], [false, []])
  await user.click(field)
  assert.deepEqual([isOpen(), names()], [true, ['Pune', 'Patna', 'Panaji', 'Delhi']])
  await press('pa')
  assert.deepEqual(names(), ['Patna', 'Panaji'])
  assert.equal(screen.getByRole('status').textContent, '2 suggestions')
  await press('x')
  assert.deepEqual([isOpen(), names()], [true, []])
  assert.ok(screen.getByText('Nothing matches', { ignore: '[role=status]' }))
})

test('keys mark an option and choose it, and pass over one that cannot be chosen', async () => {
  const { field, user, press, now } = await drawCombobox()
  await user.click(field)
  await press('{ArrowDown}')
  assert.equal(marked(), 'Pune')
  assert.equal(field.getAttribute('aria-activedescendant'), screen.getByRole('option', { name: /Pune/ }).id)
  await press('{ArrowDown}')
  assert.equal(marked(), 'Panaji')
  await press('{End}')
  assert.equal(marked(), 'Delhi')
  await press('{Home}')
  assert.equal(marked(), 'Pune')
  await press('{Enter}')
  assert.deepEqual([now.typed, now.chosen, isOpen()], ['Pune', ['pune'], false])
  assert.equal(field.getAttribute('aria-activedescendant'), null)
  assert.ok(document.activeElement === field)
  await press('{ArrowDown}')
  assert.equal(marked(), 'Pune', 'the chosen one is marked first')
  assert.equal(screen.getByRole('option', { name: /Pune/ }).getAttribute('aria-selected'), 'true')
})

test('a chosen one that cannot be chosen any more is marked and not taken', async () => {
  const { field, user, press, now } = await drawCombobox({ value: 'patna', typed: 'Patna' })
  await user.click(field)
  assert.equal(marked(), 'Patna')
  await press('{Enter}')
  assert.deepEqual([now.typed, now.chosen, isOpen()], ['Patna', [], false])
})

test('a press chooses and keeps the focus in the field; on one that cannot be chosen it does nothing', async () => {
  const { field, user, now } = await drawCombobox()
  await user.click(field)
  await user.click(screen.getByRole('option', { name: 'Patna' }))
  assert.deepEqual([now.chosen, isOpen()], [[], true])
  await user.click(screen.getByRole('option', { name: 'Delhi' }))
  assert.deepEqual([now.typed, now.chosen, isOpen()], ['Delhi', ['delhi'], false])
  assert.ok(document.activeElement === field)
  await user.click(field)
  await user.click(screen.getByRole('option', { name: 'Delhi' }))
  assert.deepEqual([now.typed, isOpen()], ['Delhi', false], 'the chosen one may be chosen again')
})

test('its button opens the list, closes it, and leaves the focus in the field', async () => {
  const { field, user } = await drawCombobox()
  const button = screen.getByRole('button', { name: 'Show suggestions' })
  await user.click(button)
  assert.ok(isOpen() && document.activeElement === field)
  await user.click(button)
  assert.ok(!isOpen() && document.activeElement === field)
  assert.equal(button.getAttribute('type'), 'button')
})

test('Tab takes what is marked; leaving closes the list', async () => {
  const { field, user, press, now } = await drawCombobox()
  await user.click(field)
  await press('de{ArrowDown}{Tab}')
  assert.deepEqual([now.typed, now.chosen, isOpen()], ['Delhi', ['delhi'], false])
})

test('Enter sends no form while the list is open, and does once it is closed', async () => {
  const { field, user, press } = await drawCombobox()
  await user.click(field)
  assert.equal(fireEvent.keyDown(field, { key: 'Enter' }), false)
  assert.equal(isOpen(), false)
  assert.equal(fireEvent.keyDown(field, { key: 'Enter' }), true)
  await press('d')
  const composing = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  fireEvent(field, Object.assign(composing, { isComposing: true }))
  assert.ok(isOpen() && !composing.defaultPrevented, 'a letter that is composed is no choice')
})

test('the mark goes along when other options come, or away', async () => {
  const at = (...ids: string[]) => cities.filter(({ id }) => ids.includes(id))
  let come: (options: readonly ComboboxOption[]) => void = () => {}
  function Late() {
    const [options, setOptions] = useState(at('panaji', 'delhi'))
    come = (next) => act(() => setOptions([...next]))
    return <Combobox label="City" options={options} value={undefined} typed="" onType={() => {}} onChoose={() => {}} />
  }
  render(await inLanguage(<Late />))
  const field = await screen.findByRole('combobox')
  await act(async () => field.focus())
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  assert.equal(marked(), 'Panaji')
  come(at('pune', 'panaji'))
  assert.equal(marked(), 'Panaji')
  come(at('pune', 'delhi'))
  assert.equal(marked(), undefined)
})

test('it is named, described and marked as wrong by the field around it, in the language of the page', async () => {
  const { field, user } = await drawCombobox({ error: 'Choose a city', language: 'hi' })
  assert.equal(screen.getByLabelText('City', { selector: `#${CSS.escape(field.id)}` }), field)
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  assert.deepEqual([described?.textContent, field.getAttribute('aria-invalid')], ['Choose a city', 'true'])
  await user.type(field, 'zz')
  assert.equal(screen.getByRole('status').textContent, 'कुछ नहीं मिला')
  assert.equal(document.getElementById(field.getAttribute('aria-controls') ?? '')?.getAttribute('role'), 'listbox')
  assert.equal(document.getElementById('a11y-status-message'), null, 'downshift says nothing of its own, in English')
})

test('the list is as wide as its field and takes the greater room, above what a keyboard covers', async () => {
  const { field, user, container } = await drawCombobox()
  const list = container.querySelector('[popover]') as HTMLElement
  const group = field.parentElement as HTMLElement
  const at = (top: number, height: number) => ({ top, bottom: top + height, left: 20, width: 300, height }) as DOMRect
  Object.defineProperty(group, 'offsetWidth', { value: 300 })
  group.getBoundingClientRect = () => at(350, 42)
  list.getBoundingClientRect = () => at(0, 250)
  Object.assign(window, { visualViewport: Object.assign(new EventTarget(), { offsetTop: 0, height: 480 }) })
  await user.click(field)
  const held = (name: string) => list.style.getPropertyValue(name)
  assert.deepEqual([list.dataset.popoverOpen, held('--width'), held('--x')], ['', '300px', '20px'])
  assert.deepEqual([held('--most'), held('--y')], ['320px', '94px'])
  Object.assign(window.visualViewport as object, { height: 800 })
  window.visualViewport?.dispatchEvent(new Event('resize'))
  assert.equal(held('--y'), '398px')
  Object.assign(window, { visualViewport: null })
  await leave(field)
  assert.equal(list.dataset.popoverOpen, undefined)
})

test.run()
