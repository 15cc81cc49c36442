import type { ReactNode } from 'react'
import { EmptyArt } from './empty-art'
import styles from './state.module.css'

export interface EmptyStateProps {
  readonly title: ReactNode
  readonly text?: ReactNode
  /** Chips that say which filter to let go of. */
  readonly children?: ReactNode
  /** One action, or a quiet one beside it. */
  readonly actions?: ReactNode
}

/** Nothing here: one sentence, one way on. By filters: name the one to blame. */
export function EmptyState({ title, text, children, actions }: EmptyStateProps) {
  return (
    <section className={styles.state}>
      <svg className={styles.art} viewBox="0 0 320 150" aria-hidden="true">
        <EmptyArt />
      </svg>
      <h2 className={styles.title}>{title}</h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children ? <div className={styles.extra}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </section>
  )
}
