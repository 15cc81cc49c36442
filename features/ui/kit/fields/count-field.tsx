import { useState } from 'react'
import { Field } from './field'
import { TextInput } from './text-input'

interface CountFieldProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly value: number
  readonly least?: number
  readonly most: number
  readonly onChange: (count: number) => void
}

/** A whole number that is always one: the field may be emptied on the way to another, and shows what counts once it is left. */
export function CountField({ label, hint, error, value, least = 1, most, onChange }: CountFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput
        inputMode="numeric"
        maxLength={String(most).length}
        value={typed ?? value}
        onBlur={() => setTyped(undefined)}
        onChange={({ currentTarget }) => {
          const digits = currentTarget.value.replace(/\D/g, '')
          setTyped(digits)
          onChange(Math.min(Math.max(Number(digits), least), most))
        }}
      />
    </Field>
  )
}
