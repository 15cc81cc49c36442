import { SkeletonBlock } from '../../../ui/kit'
import styles from './listing-row.module.css'

/** Rows on their way, in the geometry of the real ones. */
export function RowSkeletons() {
  return Array.from({ length: 6 }, (_, at) => (
    <div key={at} className={styles.row} aria-hidden="true">
      <SkeletonBlock width={48} height={48} />
      <div className={styles.main}>
        <SkeletonBlock width="46%" height={17} />
        <SkeletonBlock width="24%" height={13} />
        <SkeletonBlock width="68%" height={13} />
      </div>
      <span className={styles.who}>
        <SkeletonBlock width="70%" height={13} />
      </span>
      <span className={styles.end}>
        <SkeletonBlock width={64} height={13} />
      </span>
    </div>
  ))
}
