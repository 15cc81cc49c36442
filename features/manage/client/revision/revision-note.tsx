import { useText } from '../../../ui/kit'
import type { ManagedListing } from '../../contract/wire'
import styles from '../managed.module.css'

/** What becomes of what its organizer is changing of something public, in a line of its row. */
export function RevisionNote({ revision }: Pick<ManagedListing, 'revision'>) {
  const t = useText()
  if (!revision) return null
  const { state, reason } = revision
  return (
    <p className={state === 'returned' ? styles.reason : styles.small}>
      {t(`manage.revision.state.${state}`, { reason: reason ?? '' })}
    </p>
  )
}
