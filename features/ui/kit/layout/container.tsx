import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './container.module.css'

export interface ContainerProps {
  readonly wide?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The width of the page with its gutters. */
export function Container({ wide, className, children }: ContainerProps) {
  return <div className={classNames(styles.container, wide && styles.wide, className)}>{children}</div>
}

export interface PageHeadProps {
  readonly title: ReactNode
  /** "146 of 3,482", said again when it changes. */
  readonly count?: ReactNode
  readonly text?: ReactNode
  /** Breadcrumbs. */
  readonly before?: ReactNode
  readonly actions?: ReactNode
}

/** The head of a page: its one h1, which takes the focus after a navigation. */
export function PageHead({ title, count, text, before, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {before}
      <div className={styles.line}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {count ? (
          <span className={styles.count} role="status">
            {count}
          </span>
        ) : null}
        {actions}
      </div>
      {text ? <p className={styles.text}>{text}</p> : null}
    </header>
  )
}
