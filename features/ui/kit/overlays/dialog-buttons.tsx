import type { ReactNode } from 'react'
import styles from './dialog.module.css'

/**
 * A dialog's foot for buttons that belong to a form in its body: the main one last in the source, and first on a phone. It stays in sight
 * while the body scrolls. Put it last in the body; buttons that stand beside the form go to the dialog's `footer`.
 */
export function DialogButtons({ children }: { readonly children: ReactNode }) {
  return <div className={`${styles.foot} ${styles.inBody}`}>{children}</div>
}
