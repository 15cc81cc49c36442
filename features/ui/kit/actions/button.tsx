import { type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react'
import { useId } from '../../../web/kit'
import { useText } from '../text/text-context'
import { type ButtonLook, buttonClass } from './button-class'
import styles from './button.module.css'
import { useOff } from './use-off'

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** Shows a ring in the button's own width and swallows clicks; the button keeps its name and its focus. */
  readonly loading?: boolean | undefined
  /** Turns the button off and says why under it; it keeps its focus so that the reason can be heard. */
  readonly disabledReason?: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button names its result: "Release 14", never "OK". */
export function Button(props: ButtonProps) {
  const { variant, size, full, loading = false, disabledReason, children, onClick, ...rest } = props
  const t = useText()
  const reasonId = useId()
  const switched = useOff(rest)
  const off = loading || rest.disabled || Boolean(disabledReason)
  const described = disabledReason ? { 'aria-describedby': reasonId } : {}
  const button = (
    <button
      type="button"
      {...rest}
      {...described}
      {...switched}
      className={buttonClass({ variant, size, full }, loading && styles.loading)}
      aria-disabled={(off && !switched.disabled) || undefined}
      aria-busy={loading || undefined}
      onClick={off ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.label}>{children}</span>
      {loading ? <span className={styles.spinner} role="img" aria-label={t('ui.working')} /> : null}
    </button>
  )
  // One that may be turned off stands in the same box all the time: in another one it would be another element, and lose its focus.
  if (!('disabledReason' in props)) return button
  return (
    <span className={disabledReason ? undefined : styles.alone}>
      {button}
      {disabledReason ? (
        <span id={reasonId} className={styles.reason}>
          {disabledReason}
        </span>
      ) : null}
    </span>
  )
}
