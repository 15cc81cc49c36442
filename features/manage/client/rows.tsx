import { Children, type ReactNode } from 'react'
import styles from './managed.module.css'

/** Rows in one frame; without any there is none. Not by `:empty`, which browsers look at once the rows are drawn: they would all move. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return Children.count(children) > 0 ? <ul className={styles.rows}>{children}</ul> : null
}
