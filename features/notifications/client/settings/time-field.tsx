import { useState } from 'react'
import { Field, TextInput } from '../../../ui/kit'
import { minuteOf, timeOf } from './times'

interface TimeFieldProps {
  readonly label: string
  /** Of the day. */
  readonly minute: number
  readonly onChange: (minute: number) => void
}

/** A time of the day, saved as it is typed. What somebody types stays while they are in the field; else it shows what is stored. */
export function TimeField({ label, minute, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <Field label={label}>
      <TextInput
        type="time"
        required
        value={typed ?? timeOf(minute)}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          const read = minuteOf(value)
          if (read !== undefined) onChange(read)
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  )
}
