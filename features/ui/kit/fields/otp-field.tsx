import { useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names'
import { cssVars } from '../css-vars'
import { useFieldWiring } from './field-context'
import styles from './otp.module.css'

/** The run of so many digits in a text, or all of its digits. */
function codeIn(text: string, digits: number): string {
  const run = new RegExp(`(?<!\\d)\\d{${digits}}(?!\\d)`).exec(text)?.[0]
  return run ?? text.replace(/\D/gu, '').slice(0, digits)
}

export interface OtpFieldProps {
  readonly value: string
  readonly digits?: number
  /** Being looked at: it takes nothing meanwhile, and keeps the focus for who mistyped. */
  readonly disabled?: boolean
  readonly onChange: (value: string) => void
}

/** The six fields of a one-time code are one input with one name, so that phones can fill it from the message. */
export function OtpField({ value, digits = 6, disabled, onChange }: OtpFieldProps) {
  const wiring = useFieldWiring({})
  const [focused, setFocused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!disabled && document.activeElement === input.current) input.current?.select()
  }, [disabled])
  const look = [wiring['aria-invalid'] && styles.invalid, disabled && styles.off]
  return (
    <span className={styles.otp} style={cssVars({ '--digits': digits })}>
      {Array.from({ length: digits }, (_, at) => (
        <span
          key={at}
          aria-hidden="true"
          className={classNames(
            styles.digit,
            ...look,
            focused && at === Math.min(value.length, digits - 1) && styles.current,
          )}
        >
          {value[at]}
        </span>
      ))}
      <input
        ref={input}
        {...wiring}
        className={styles.native}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={digits}
        readOnly={disabled}
        aria-disabled={disabled || undefined}
        value={value}
        onFocus={({ currentTarget }) => {
          setFocused(true)
          currentTarget.select() // six digits leave no room: the next ones take their place
        }}
        onBlur={() => setFocused(false)}
        onPaste={(event) => {
          // Beyond its length a field takes nothing: what was copied around the code would push it out.
          const code = codeIn(event.clipboardData.getData('text'), digits)
          event.preventDefault()
          if (code !== '' && !disabled) onChange(code)
        }}
        onChange={(event) => onChange(codeIn(event.target.value, digits))}
      />
    </span>
  )
}
