import { useState } from 'react'
import { amountIn } from '../format/amounts'
import { useText } from '../text/text-context'
import { Field } from './field'
import { TextInput } from './text-input'

const MOST_LETTERS = 20

interface AmountFieldProps {
  readonly label: string
  readonly error: string | undefined
  readonly value: number | null
  /** Of a money whose cents count. */
  readonly cents?: boolean
  readonly onChange: (amount: number | null) => void
  readonly onBlur?: () => void
}

/** An amount as people write it. Who leaves the field sees what was read; what says no amount stays there, and is asked about. */
export function AmountField({ label, error, value, cents = false, onChange, onBlur }: AmountFieldProps) {
  const t = useText()
  const asRead = String(value ?? '')
  const [text, setText] = useState(asRead)
  const [isLeft, setLeft] = useState(false)
  const isUnread = value === null && text.trim() !== ''
  return (
    <Field label={label} error={isUnread && isLeft ? t('ui.amountUnread') : error} optional>
      <TextInput
        inputMode="decimal"
        value={text}
        maxLength={MOST_LETTERS}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          onChange(amountIn(currentTarget.value, { cents }))
        }}
        onBlur={() => {
          setLeft(true)
          onBlur?.()
          if (!isUnread) setText(asRead)
        }}
      />
    </Field>
  )
}
