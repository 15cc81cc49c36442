import { formatDate, Note, useLanguage, useText, Written } from '../../../ui/kit'
import type { OpportunityDetail } from '../../contract/wire'
import styles from './over-note.module.css'

interface OverNoteProps {
  readonly opportunity: Pick<OpportunityDetail, 'standing' | 'cancelled' | 'closedAt' | 'closesAt' | 'zone'>
}

/** That it is over, and why where whoever manages it called it off. */
export function OverNote({ opportunity: { standing, cancelled, closedAt, closesAt, zone } }: OverNoteProps) {
  const t = useText()
  const language = useLanguage()
  if (cancelled)
    return (
      <Note tone="danger">
        <b>{t('listings.cancelledOn', { date: formatDate(cancelled.at, language, zone) })}</b>
        <p className={styles.why}>
          <Written text={cancelled.why} />
        </p>
      </Note>
    )
  if (standing !== 'closed') return null
  const over = closedAt ?? closesAt
  return (
    <Note tone="warning">
      {over ? t('listings.closedOn', { date: formatDate(over, language, zone) }) : t('listings.closedNote')}
    </Note>
  )
}
