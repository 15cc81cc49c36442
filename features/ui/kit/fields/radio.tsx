import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './choice.module.css'
import { FieldGroup } from './field'

export interface RadioOption<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  readonly note?: ReactNode
  readonly disabled?: boolean
}

export interface RadioGroupProps<Value extends string> {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly options: readonly RadioOption<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
}

/** One of a few; all of them on the page. */
export function RadioGroup<Value extends string>({ name, options, value, onChange, ...field }: RadioGroupProps<Value>) {
  return (
    <FieldGroup {...field}>
      {options.map((option) => (
        <label key={option.value} className={classNames(styles.choice, option.disabled && styles.off)}>
          <input
            type="radio"
            className={styles.native}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={classNames(styles.mark, styles.round)} />
          <span className={styles.body}>
            {option.label}
            {option.note ? <span className={styles.note}>{option.note}</span> : null}
          </span>
        </label>
      ))}
    </FieldGroup>
  )
}
