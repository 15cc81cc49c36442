import { Check, Minus } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { classNames } from '../class-names'
import { formatNumber } from '../format/numbers'
import { useLanguage } from '../text/text-context'
import styles from './choice.module.css'
import { useFieldWiring } from './field-context'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'style'> {
  readonly label: ReactNode
  readonly note?: ReactNode
  /** How many it stands for, at the end of the row. */
  readonly count?: number | undefined
  /** Some of what it stands for is on. */
  readonly partly?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** A box whose whole row can be tapped. */
export function Checkbox({ label, note, count, partly = false, ref, ...rest }: CheckboxProps) {
  const language = useLanguage()
  const { id: _, ...wiring } = useFieldWiring(rest)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly
  }, [partly])
  const mark = (input: HTMLInputElement | null) => {
    box.current = input
    if (typeof ref === 'function') ref(input)
    else if (ref) ref.current = input
  }
  return (
    <label className={classNames(styles.choice, rest.disabled && styles.off)}>
      <input {...rest} {...wiring} ref={mark} type="checkbox" className={styles.native} />
      <span className={styles.mark}>{partly ? <Minus aria-hidden="true" /> : <Check aria-hidden="true" />}</span>
      <span className={styles.body}>
        {label}
        {note ? <span className={styles.note}>{note}</span> : null}
      </span>
      {count === undefined ? null : <span className={styles.count}>{formatNumber(count, language)}</span>}
    </label>
  )
}
