import { classNames } from '../class-names'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'tinted' | 'quiet' | 'danger' | 'signal'

export interface ButtonLook {
  /** One primary per view; `secondary` unless told. */
  readonly variant?: ButtonVariant | undefined
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** As wide as what it stands in. */
  readonly full?: boolean | undefined
}

/** The classes of a button, for links that look like one: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant, size, full }: ButtonLook, more?: string | false): string {
  const sized = size === 'small' ? styles.small : size === 'large' && styles.large
  return classNames(styles.button, styles[variant ?? 'secondary'], sized, full && styles.full, more)
}
