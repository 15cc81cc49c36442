import type { ReactNode } from 'react'
import { useId } from '../../../web/kit'
import { classNames } from '../class-names'
import styles from './choice.module.css'

export interface SegmentedProps<Value extends string> {
  /** Names the group for screen readers. */
  readonly label: string
  readonly options: readonly {
    readonly value: Value
    readonly label: ReactNode
    readonly disabled?: boolean
    /** Of a label that is not in the page's language. */
    readonly lang?: string | undefined
  }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** As wide as its place, in equal parts. */
  readonly full?: boolean
}

/** Two to four ways to see the same thing. Radios inside: arrow keys come with them. */
export function Segmented<Value extends string>({ label, options, value, onChange, full }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div className={classNames(styles.segmented, full && styles.full)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} lang={option.lang} className={styles.segment}>
          <input
            type="radio"
            className={styles.native}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
