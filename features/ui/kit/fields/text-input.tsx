import { Check, Lock, type LucideIcon } from 'lucide-react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../actions/icon'
import { classNames } from '../class-names'
import { useFieldWiring } from './field-context'
import styles from './input.module.css'

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'className' | 'style'> {
  readonly size?: 'small' | 'medium'
  readonly icon?: LucideIcon
  /** `checking` shows a small ring, `good` a check; an error comes from the Field. */
  readonly state?: 'checking' | 'good' | undefined
  /** Something at the end: a unit, a button. */
  readonly end?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** One line of text. Disabled it shows a lock: the value is fixed, not missing. */
export function TextInput({ size, icon, state, end, ref, ...rest }: TextInputProps) {
  const wiring = useFieldWiring(rest)
  const off = rest.disabled || rest.readOnly
  const look = [size === 'small' && styles.small, wiring['aria-invalid'] && styles.invalid, off && styles.off]
  return (
    <span className={classNames(styles.box, ...look)}>
      {off ? <Icon of={Lock} size={16} /> : icon ? <Icon of={icon} size={16} /> : null}
      <input
        type="text"
        {...rest}
        {...wiring}
        ref={ref}
        className={styles.control}
        aria-busy={state === 'checking' || undefined}
      />
      {state === 'checking' ? <span className={styles.checking} /> : null}
      {state === 'good' ? <Icon of={Check} size={16} className={styles.good} /> : null}
      {end}
    </span>
  )
}
