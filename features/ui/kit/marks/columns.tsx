import type { ReactNode } from 'react'
import { cssVars } from '../css-vars'
import styles from './columns.module.css'

export interface ColumnsProps {
  /** `says`: the column in words, for who points at it. */
  readonly columns: readonly { readonly id: string; readonly value: number; readonly says: string }[]
  /** What stands below the first and the last one. */
  readonly from: ReactNode
  readonly to: ReactNode
}

/** A column a day, each as high as it is beside the highest. A picture only: whoever draws it gives the numbers in a table. */
export function Columns({ columns, from, to }: ColumnsProps) {
  const highest = Math.max(1, ...columns.map(({ value }) => value))
  return (
    <div aria-hidden>
      <div className={styles.columns}>
        {columns.map(({ id, value, says }) => (
          <span key={id} className={styles.column} title={says} style={cssVars({ '--share': value / highest })} />
        ))}
      </div>
      <p className={styles.ends}>
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </div>
  )
}
