import type { ReactNode } from 'react'
import { classNames, Container } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import styles from './rail.module.css'

interface RailProps {
  readonly id: string
  readonly title: string
  readonly says?: string
  readonly more?: { readonly href: string; readonly label: string }
  /** On a phone its cards stand below each other: for what is compared at a glance. */
  readonly stacked?: boolean
  readonly children: ReactNode
}

/** A row of cards with its head; on a phone it scrolls sideways. */
export function Rail({ id, title, says, more, stacked = false, children }: RailProps) {
  return (
    <Container className={styles.wrap}>
      <section aria-labelledby={id}>
        <header className={styles.head}>
          <div>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {says ? <p className={styles.says}>{says}</p> : null}
          </div>
          {more ? (
            <Link href={more.href} className={styles.more}>
              {more.label}
            </Link>
          ) : null}
        </header>
        <ul className={stacked ? styles.rail : classNames(styles.rail, styles.sideways)}>{children}</ul>
      </section>
    </Container>
  )
}
