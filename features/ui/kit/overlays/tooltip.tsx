import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useId } from '../../../web/kit'
import { classNames } from '../class-names'
import styles from './floating.module.css'
import { placeBeside } from './place-beside'

export interface TooltipProps {
  readonly text: ReactNode
  /** Draws what is explained: `(described) => <IconButton {...described} … />`. */
  readonly children: (described: { readonly 'aria-describedby': string }) => ReactNode
}

/** A few words on hover and on focus. Never the only place where something is said. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  function show() {
    if (!anchor.current || !tip.current) return
    tip.current.showPopover?.()
    placeBeside(anchor.current, tip.current, 'centre')
  }
  const hide = () => tip.current?.hidePopover?.()
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && hide()
  return (
    // The span only listens for what bubbles out of the control inside; it is no control itself.
    <span
      ref={anchor}
      className={styles.anchor}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={onKeyDown}
    >
      {children({ 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={classNames(styles.floating, styles.tooltip)}>
        {text}
      </span>
    </span>
  )
}
