import {
  classNames,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatTimeLeft,
  isSoon,
  useLanguage,
  useText,
} from '../../ui/kit'
import type { Listing } from '../contract/wire'
import styles from './deadline.module.css'

interface DeadlineProps {
  readonly listing: Pick<Listing, 'opensAt' | 'closesAt' | 'standing'>
  /** The server's time when the list was made. */
  readonly now: string
  /** In one line, for cards and phones. */
  readonly inline?: boolean
  /** The date at the size of what surrounds it. */
  readonly large?: boolean
}

/** Until when, and how far that is. Hover and screen readers get the whole date: 03/04/26 alone is ambiguous. */
export function Deadline({ listing: { opensAt, closesAt, standing }, now, inline, large }: DeadlineProps) {
  const t = useText()
  const language = useLanguage()
  if (standing === 'closed') return <span className={styles.over}>{t('listings.closed')}</span>
  const at = standing === 'upcoming' ? opensAt : closesAt
  if (!at) return <span className={styles.calm}>{t('listings.noDeadline')}</span>
  const left = standing === 'upcoming' ? undefined : formatTimeLeft(at, language, now)
  const look = standing === 'open' && isSoon(at, now) ? styles.soon : styles.calm
  return (
    <time
      dateTime={at}
      title={`${formatLongDate(at, language)}, ${formatDateTime(at, language)}`}
      className={classNames(look, large && styles.large)}
    >
      {standing === 'upcoming' ? t('listings.opensOn', { date: formatDate(at, language) }) : formatDate(at, language)}
      {left ? (
        <>
          {inline ? ' · ' : <span className={styles.gap} />}
          <span>{left}</span>
        </>
      ) : null}
    </time>
  )
}
