import { useState } from 'react'
import { TextInput } from '../../../ui/kit'
import { rupeesIn } from './rupees'

const MOST_LETTERS = 20

interface AmountInputProps {
  readonly value: number | null
  readonly onChange: (rupees: number | null) => void
}

/** An amount as people write it; who leaves the field sees what was read. */
export function AmountInput({ value, onChange }: AmountInputProps) {
  const asRead = String(value ?? '')
  const [text, setText] = useState(asRead)
  return (
    <TextInput
      inputMode="decimal"
      value={text}
      maxLength={MOST_LETTERS}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        onChange(rupeesIn(currentTarget.value))
      }}
      onBlur={() => setText(asRead)}
    />
  )
}
