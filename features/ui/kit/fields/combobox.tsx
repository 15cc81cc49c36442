import { type ComponentType, useEffect, useRef, useState } from 'react'
import { TextInput } from './text-input'

export interface ComboboxOption {
  readonly id: string
  readonly label: string
  readonly note?: string
  readonly disabled?: boolean
}

export interface ComboboxProps {
  readonly label: string
  /** Already those that fit what is typed: the caller asks the server or filters. */
  readonly options: readonly ComboboxOption[]
  /** Id of the chosen option. */
  readonly value: string | undefined
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onChoose: (id: string | undefined) => void
  readonly placeholder?: string
  /** What an empty list says; that nothing matches, if not said. */
  readonly whenNone?: string
  readonly disabled?: boolean
  /** Takes what is not in the list too ("not listed"). */
  readonly allowsOther?: boolean
}

/** A field that suggests. downshift comes with the first one that is drawn; until then, and where it does not arrive, a plain field takes what is typed. */
export function Combobox(props: ComboboxProps) {
  const { label, typed, onType, placeholder = '', disabled } = props
  const [Box, setBox] = useState<ComponentType<ComboboxProps & { readonly autoFocus: boolean }>>()
  const focused = useRef(false)
  useEffect(() => {
    let wanted = true
    // A chunk that does not come leaves the plain field, which is whole; the next one drawn asks again.
    import('./combobox-box').then(
      ({ ComboboxBox }) => wanted && setBox(() => ComboboxBox),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])
  if (Box) return <Box {...props} autoFocus={focused.current} />
  return (
    <TextInput
      aria-label={label}
      value={typed}
      placeholder={placeholder}
      disabled={disabled}
      onChange={(event) => onType(event.target.value)}
      onFocus={() => {
        focused.current = true
      }}
      onBlur={() => {
        focused.current = false
      }}
    />
  )
}
