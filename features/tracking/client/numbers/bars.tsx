import type { ReactNode } from 'react'
import { cssVars, formatNumber, useLanguage } from '../../../ui/kit'
import styles from './numbers.module.css'

export interface Bar {
  readonly id: string
  readonly label: ReactNode
  readonly value: number
  /** Beside the number: a share. */
  readonly says?: ReactNode
  readonly change?: ReactNode
}

/** One bar a row, its number at the end; as long as it is beside the longest. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const language = useLanguage()
  const longest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul className={styles.bars}>
      {bars.map(({ id, label, value, says, change }) => (
        <li key={id} className={styles.bar}>
          <span>{label}</span>
          <span className={styles.track} aria-hidden>
            <span className={styles.fill} style={cssVars({ '--share': value / longest })} />
          </span>
          <span className={styles.value}>
            {formatNumber(value, language)}
            {says && <small>{says}</small>}
            {change}
          </span>
        </li>
      ))}
    </ul>
  )
}
