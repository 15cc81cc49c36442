import { useState } from 'react'
import { latinDigits } from '../../../web/contract'
import { TextInput, useText } from '../../../ui/kit'
import type { Condition, RangeCondition } from '../../contract'
import styles from './rules-step.module.css'

interface RangeFieldProps {
  readonly condition: RangeCondition
  readonly onChange: (condition: Condition) => void
}

/** From and to; one may stay empty. */
export function RangeField({ condition, onChange }: RangeFieldProps) {
  const t = useText()
  const change = (end: 'from' | 'to', value: number | undefined) => {
    const { [end]: _, ...rest } = condition
    onChange(value === undefined ? rest : { ...rest, [end]: value })
  }
  return (
    <div className={styles.range}>
      {(['from', 'to'] as const).map((end) => (
        <NumberField
          key={`${condition.fact} ${end}`}
          label={t(`rules.editor.${end}`)}
          value={condition[end]}
          onChange={(value) => change(end, value)}
        />
      ))}
    </div>
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly whole?: boolean
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
}

const read = (text: string) => (text === '' || Number.isNaN(Number(text)) ? undefined : Number(text))
const written = (value: number | undefined) => (value === undefined ? '' : String(value))

/** Keeps what is typed as long as that is the value: "7." is on its way to 7.5, and a row that goes leaves its words to no other. */
export function NumberField({ label, value, whole = false, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState(written(value))
  return (
    <label className={styles.end}>
      {label}
      <TextInput
        inputMode={whole ? 'numeric' : 'decimal'}
        maxLength={whole ? 2 : 6}
        value={read(typed) === value ? typed : written(value)}
        onBlur={() => setTyped(written(value))}
        onChange={({ currentTarget }) => {
          const text = latinDigits(currentTarget.value)
          const clean = whole ? text.replace(/\D/g, '') : text.replace(',', '.').replace(/[^\d.]/g, '')
          setTyped(clean)
          onChange(read(clean))
        }}
      />
    </label>
  )
}
