import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { Icon } from '../actions/icon'
import { classNames } from '../class-names'
import { useFieldWiring } from './field-context'
import styles from './input.module.css'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
  /** Of a label that is not in the page's language. */
  readonly lang?: string | undefined
}

export interface SelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'className' | 'style' | 'children'> {
  readonly options: readonly SelectOption[]
  /** Shown while nothing is chosen; cannot be chosen itself. */
  readonly placeholder?: string
  readonly size?: 'small' | 'medium'
  readonly ref?: Ref<HTMLSelectElement>
}

/** The system's own list of choices, so that phones show their wheel. */
export function Select({ options, placeholder, size, ref, ...rest }: SelectProps) {
  const wiring = useFieldWiring(rest)
  const look = [size === 'small' && styles.small, wiring['aria-invalid'] && styles.invalid, rest.disabled && styles.off]
  return (
    <span className={classNames(styles.box, styles.select, ...look)}>
      <select {...rest} {...wiring} ref={ref} className={styles.control}>
        {placeholder === undefined ? null : (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label, disabled, lang }) => (
          <option key={value} value={value} disabled={disabled} lang={lang}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} className={styles.arrow} />
    </span>
  )
}
