import { Hold } from '../marks/hold'
import type { HoldKind } from '../../contract/index'
import styles from './waiting.module.css'

const HOLDS: readonly HoldKind[] = ['job', 'quiz', 'internship']

/** Three holds on their way and what one waits for; how long is not known, so the bar only says that something moves. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={styles.waiting} role="progressbar" aria-label={label}>
      <span className={styles.holds} aria-hidden="true">
        {HOLDS.map((kind) => (
          <Hold key={kind} kind={kind} size={22} />
        ))}
      </span>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.bar} aria-hidden="true" />
    </div>
  )
}

/** The module bar (spec §4): code that is fetched for the first time. It floats, so that what stood there can still be read, and comes after 300 ms. */
export function ModuleBar({ label }: { readonly label: string }) {
  return (
    <div className={styles.module}>
      <Waiting label={label} />
    </div>
  )
}
