import type { ReactNode } from 'react'
import type { HoldKind } from '../../contract/index'
import { Hold } from '../marks/hold'
import styles from './item-row.module.css'

export interface ItemRowProps {
  readonly kind: HoldKind
  /** A link to it, where it is still there. */
  readonly title: ReactNode
  /** Whose it is, where it stands, what comes next. */
  readonly lines: readonly string[]
  /** Below them: what comes later, or opens. */
  readonly below?: ReactNode
  /** Where it stands in a word, and what one can do with it. */
  readonly children: ReactNode
}

/** One thing of one's own in a list of such: a registration, something saved. */
export function ItemRow({ kind, title, lines, below, children }: ItemRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.hold}>
        <Hold kind={kind} size={28} />
      </span>
      <div className={styles.what}>
        <h2 className={styles.title}>{title}</h2>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
        {below}
      </div>
      <div className={styles.end}>{children}</div>
    </li>
  )
}
