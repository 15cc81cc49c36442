import { useState } from 'react'
import { Field, TextInput, useText } from '../../../ui/kit'
import { rupeesIn } from './rupees'

const MOST_LETTERS = 20

interface AmountFieldProps {
  readonly label: string
  readonly error: string | undefined
  readonly value: number | null
  readonly onChange: (rupees: number | null) => void
}

/** An amount as people write it. Who leaves the field sees what was read; what says no amount stays there, and is asked about. */
export function AmountField({ label, error, value, onChange }: AmountFieldProps) {
  const t = useText()
  const asRead = String(value ?? '')
  const [text, setText] = useState(asRead)
  const [isLeft, setLeft] = useState(false)
  const isUnread = value === null && text.trim() !== ''
  return (
    <Field label={label} error={isUnread && isLeft ? t('manage.amountUnread') : error} optional>
      <TextInput
        inputMode="decimal"
        value={text}
        maxLength={MOST_LETTERS}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          onChange(rupeesIn(currentTarget.value))
        }}
        onBlur={() => {
          setLeft(true)
          if (!isUnread) setText(asRead)
        }}
      />
    </Field>
  )
}
