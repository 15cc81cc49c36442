import '../../../support/dom'
import assert from 'node:assert/strict'
import type { ComboboxOption, ComboboxProps } from '../../../../features/ui/kit'
import type { Language } from '../../../../features/ui/contract'
import { inLanguage } from './render'

const { act, render, screen } = await import('../../../support/testing-library')
const { default: userEvent } = await import('@testing-library/user-event')
const { useState } = await import('react')
const { Combobox, Dialog, Field } = await import('../../../../features/ui/kit')
// What comes with the first one drawn: here it is there before, so that no test waits for it.
await import('../../../../features/ui/kit/fields/combobox-box')

export const cities: readonly ComboboxOption[] = [
  { id: 'pune', label: 'Pune', note: 'Maharashtra' },
  { id: 'patna', label: 'Patna', disabled: true },
  { id: 'panaji', label: 'Panaji' },
  { id: 'delhi', label: 'Delhi' },
]

interface Scene extends Partial<ComboboxProps> {
  readonly language?: Language
  readonly error?: string
  /** Around the field; its closing is what is looked for. */
  readonly onCloseDialog?: () => void
}

/** Draws it around values of its own, and waits until it suggests. */
export async function drawCombobox({ language = 'en', error, onCloseDialog, value, typed = '', ...rest }: Scene = {}) {
  const now = { typed, value, chosen: [] as (string | undefined)[] }
  function Held() {
    const [{ written, id }, set] = useState({ written: typed, id: value })
    now.typed = written
    now.value = id
    const fitting = cities.filter(({ label }) => label.toLowerCase().includes(written.toLowerCase()))
    const field = (
      <Field label="City" error={error}>
        <Combobox
          label="City"
          options={fitting}
          {...rest}
          value={id}
          typed={written}
          onType={(next) => set((all) => ({ ...all, written: next }))}
          onChoose={(next) => {
            now.chosen.push(next)
            set((all) => ({ ...all, id: next }))
          }}
        />
      </Field>
    )
    if (!onCloseDialog) return field
    return (
      <Dialog open title="Where" onClose={onCloseDialog}>
        {field}
      </Dialog>
    )
  }
  const drawn = render(await inLanguage(<Held />, language))
  const field = await screen.findByRole<HTMLInputElement>('combobox')
  const user = userEvent.setup({ document })
  return { ...drawn, now, field, user, press: (keys: string) => user.keyboard(keys) }
}

export const names = () => screen.queryAllByRole('option').map((each) => each.firstChild?.textContent)
export const isOpen = () => screen.getByRole('combobox').getAttribute('aria-expanded') === 'true'
export const marked = () => document.querySelector('[data-focused]')?.firstChild?.textContent
export const leave = (field: HTMLElement) => act(async () => field.blur())

/** What is complained of on the console; what is asked for gives the console back, and fails where there was a word. */
export function hearComplaints(): () => void {
  const { error, warn } = console
  const said: unknown[][] = []
  console.error = console.warn = (...words) => void said.push(words)
  return () => {
    Object.assign(console, { error, warn })
    assert.deepEqual(said, [])
  }
}
