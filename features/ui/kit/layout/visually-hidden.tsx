import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

interface VisuallyHiddenProps {
  /** Only on a phone, where a mark stands alone. */
  readonly onPhone?: boolean
  readonly children: ReactNode
}

/** Said, not shown. */
export function VisuallyHidden({ onPhone, children }: VisuallyHiddenProps) {
  return <span className={onPhone ? styles.onPhone : styles.hidden}>{children}</span>
}
