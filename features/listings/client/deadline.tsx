import { classNames, formatDate, formatTimeLeft, formatWhole, isSoon, useLanguage, useText, Moment } from '../../ui/kit'
import type { Listing } from '../contract/wire'
import styles from './deadline.module.css'

interface DeadlineProps {
  readonly listing: Pick<Listing, 'opensAt' | 'closesAt' | 'standing' | 'isCancelled' | 'isExtended' | 'zone'>
  /** The server's time when the list was made. */
  readonly now: string
  /** In one line, for cards and phones. */
  readonly inline?: boolean
  /** Only how far it is: the date stands beside it. */
  readonly distance?: boolean
  /** The date at the size of what surrounds it, below a name that says what it is. */
  readonly large?: boolean
  /** Where the row or card leads that a link covers. */
  readonly href?: string
}

/** Until when by the organizer's calendar, and how far that is. Hover and screen readers get the whole date: 03/04/26 alone is ambiguous. */
export function Deadline({ listing, now, inline, distance, large, href }: DeadlineProps) {
  const t = useText()
  const language = useLanguage()
  const { opensAt, closesAt, standing, isCancelled, isExtended, zone } = listing
  if (standing === 'closed')
    return <span className={styles.over}>{t(isCancelled ? 'listings.standing.cancelled' : 'listings.closed')}</span>
  const at = standing === 'upcoming' ? opensAt : closesAt
  if (!at) return <span className={styles.calm}>{t('listings.noDeadline')}</span>
  const say = (date: string) => (standing === 'upcoming' && !large ? t('listings.opensOn', { date }) : date)
  const left = standing === 'upcoming' ? undefined : formatTimeLeft(at, language, now, zone)
  const longer = isExtended && standing === 'open' ? t('listings.extended') : undefined
  const mark = longer && <ExtendedMark>{longer}</ExtendedMark>
  const date = distance && left ? null : say(formatDate(at, language, zone))
  const look = standing === 'open' && isSoon(at, now, zone) ? styles.soon : styles.calm
  return (
    <Moment
      at={at}
      zone={zone}
      says={[say(formatWhole(at, language, [zone])), left, longer].filter(Boolean).join(', ')}
      href={href}
      className={classNames(look, large && styles.large, href && styles.raised)}
    >
      {mark && !inline && !distance ? (
        <span className={styles.dated}>
          {date}
          {mark}
        </span>
      ) : (
        date
      )}
      {distance && left ? (
        <span className={styles.left}>{left}</span>
      ) : left ? (
        <>
          {inline ? '\u00a0· ' : <span className={styles.gap} />}
          <span className={styles.left}>{left}</span>
        </>
      ) : null}
      {mark && (inline || distance) ? <> {mark}</> : null}
    </Moment>
  )
}

/** It closes later than was said first. Beside a date, at no height of its own. */
export function ExtendedMark({ children }: { readonly children: string }) {
  return <span className={styles.extended}>{children}</span>
}
