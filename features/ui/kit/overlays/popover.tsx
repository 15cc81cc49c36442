import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './floating.module.css'
import type { Align } from './place-beside'
import { type Floating, useFloating } from './use-floating'

export interface PopoverProps {
  /** Draws the button: `(trigger) => <Button {...trigger}>Filters</Button>`. */
  readonly trigger: (trigger: Floating['trigger']) => ReactNode
  readonly label: string
  readonly align?: Align
  /** Drawn while it is open. */
  readonly children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small panel beside its button, a bottom sheet on a phone. */
export function Popover({ trigger, label, align = 'start', children }: PopoverProps) {
  const floating = useFloating(align)
  return (
    <>
      {trigger(floating.trigger)}
      <div
        {...floating.panel}
        className={classNames(styles.floating, styles.roomy, styles.sheet)}
        role="dialog"
        aria-label={label}
      >
        {floating.isOpen ? (typeof children === 'function' ? children(floating.close) : children) : null}
      </div>
    </>
  )
}
