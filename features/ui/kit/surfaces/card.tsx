import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './card.module.css'

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** `section` and `article` want a heading inside. */
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  readonly pad?: 'none' | 'medium' | 'large'
  /** Casts a shadow: only for what floats, like the register card. */
  readonly floating?: boolean
  /** Lifts under the pointer: the whole card leads somewhere. */
  readonly lifting?: boolean
  /** A red line, for what cannot be taken back. */
  readonly danger?: boolean
  readonly children?: ReactNode
}

/** White, a line, a radius. Cards lie on the page; they do not float. */
export function Card({
  as: Element = 'div',
  pad = 'medium',
  floating,
  lifting,
  danger,
  className,
  children,
  ...rest
}: CardProps) {
  const look = [
    pad === 'medium' && styles.padded,
    pad === 'large' && styles.roomy,
    floating && styles.floating,
    lifting && styles.lifting,
    danger && styles.danger,
  ]
  return (
    <Element {...rest} className={classNames(styles.card, ...look, className)}>
      {children}
    </Element>
  )
}
