import type { ReactNode } from 'react'
import { useId } from '../../../web/kit'
import { classNames } from '../class-names'
import styles from './choice.module.css'

export interface SwitchProps {
  readonly label: ReactNode
  readonly note?: ReactNode
  readonly checked: boolean
  readonly disabled?: boolean
  /** On its way: it takes nothing meanwhile, and keeps its focus. */
  readonly busy?: boolean | undefined
  /** Label first, switch at the end of the row. */
  readonly between?: boolean
  readonly onChange: (checked: boolean) => void
}

/** On or off at once, without a Save button. */
export function Switch({ label, note, checked, disabled, busy, between, onChange }: SwitchProps) {
  const noteId = useId()
  return (
    <label className={classNames(styles.choice, between && styles.between, disabled && styles.off)}>
      <input
        type="checkbox"
        role="switch"
        className={styles.native}
        checked={checked}
        disabled={disabled}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        aria-describedby={note ? noteId : undefined}
        onChange={(event) => busy || onChange(event.target.checked)}
      />
      <span className={styles.track} />
      <span className={styles.body}>
        {label}
        {note ? (
          <span id={noteId} className={styles.note}>
            {note}
          </span>
        ) : null}
      </span>
    </label>
  )
}
