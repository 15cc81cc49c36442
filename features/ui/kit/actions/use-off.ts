import { type FocusEvent, useState } from 'react'

interface Switched {
  readonly disabled?: boolean | undefined
  onFocus?: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined
  onBlur?: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined
}

/**
 * A button that its own press turns off (Save, what moves a row up to the top, the last one that may be added) would let go of the focus, and who
 * works by keyboard would begin at the top of the page again. The browser is told that it is off once the focus has left it; until then whoever
 * draws it says so by `aria-disabled` and swallows presses.
 */
export function useOff({ disabled = false, onFocus, onBlur }: Switched) {
  const [hasFocus, setFocus] = useState(false)
  return {
    disabled: disabled && !hasFocus,
    onFocus(event: FocusEvent<HTMLButtonElement>) {
      setFocus(true)
      onFocus?.(event)
    },
    onBlur(event: FocusEvent<HTMLButtonElement>) {
      setFocus(false)
      onBlur?.(event)
    },
  }
}
