import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from '../../../web/kit'
import { Icon } from '../actions/icon'
import { useText } from '../text/text-context'
import { FieldContext } from './field-context'
import styles from './field.module.css'

export interface FieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong and what to do; turns the field red. */
  readonly error?: ReactNode
  /** Says "optional" beside the label. */
  readonly optional?: boolean
  /** Something at the end of the label line, such as "Forgot?". */
  readonly aside?: ReactNode
  /** One control of the kit; it takes id and descriptions from here. */
  readonly children: ReactNode
}

/** A label, its control, and below it a hint or an error, wired together for screen readers. */
export function Field({ label, hint, error, optional, aside, children }: FieldProps) {
  const t = useText()
  const id = useId()
  const [labelId, hintId, errorId] = [`${id}label`, `${id}hint`, `${id}error`]
  const describedBy = [hint && !error && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label id={labelId} htmlFor={id}>
          {label}
        </label>
        {optional ? <span className={styles.optional}>{t('ui.optional')}</span> : null}
        {aside ? <span style={{ marginInlineStart: 'auto' }}>{aside}</span> : null}
      </div>
      <FieldContext value={{ id, labelId, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {hint && !error ? (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** The sentence below a field; the live region stands before it speaks. */
export function FieldError({ id, error }: { readonly id?: string; readonly error: ReactNode }) {
  return (
    <div id={id} role="alert" className={error ? styles.error : undefined}>
      {error ? (
        <>
          <Icon of={CircleAlert} size={14} />
          {error}
        </>
      ) : null}
    </div>
  )
}

/** Several controls under one name: radios, checkboxes, a pair of dates. */
export function FieldGroup({ label, hint, error, children }: Omit<FieldProps, 'aside' | 'optional'>) {
  const id = useId()
  return (
    <fieldset
      className={`${styles.field} ${styles.group}`}
      aria-describedby={error ? `${id}error` : hint ? `${id}hint` : undefined}
    >
      <legend className={styles.label}>{label}</legend>
      {children}
      {hint && !error ? (
        <div id={`${id}hint`} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      <FieldError id={`${id}error`} error={error} />
    </fieldset>
  )
}
