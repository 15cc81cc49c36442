import type { ReactNode } from 'react'
import styles from './numbers.module.css'

export interface Figure {
  readonly id: string
  readonly label: ReactNode
  readonly value: ReactNode
  readonly small?: ReactNode
  readonly change?: ReactNode
}

/** A strip of a few numbers, each with what it counts. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, label, value, small, change }) => (
        <div key={id} className={styles.figure}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            {change}
            {small && <small>{small}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
