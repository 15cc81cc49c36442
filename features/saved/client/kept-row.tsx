import type { ReactNode } from 'react'
import { formatDate, formatTimeLeft, Hold, holdKindOf, isSoon, Tag, useLanguage, useText } from '../../ui/kit'
import { ownKinds } from '../../listings/contract'
import type { Listing } from '../../listings/contract/wire'
import { Link } from '../../web/kit'
import type { Kept } from '../contract/wire'
import styles from './kept-row.module.css'

interface KeptRowProps {
  readonly kept: Kept
  /** The server's time when the list was made. */
  readonly now: string
  /** When it was saved or looked at, in words. */
  readonly when: string
  /** What one can do with it. */
  readonly children: ReactNode
}

/** One opportunity that one kept: what it is, how long it is open, and since when it is kept. */
export function KeptRow({ kept: { listing }, now, when, children }: KeptRowProps) {
  const t = useText()
  const plural = ownKinds.find(({ id }) => id === listing?.kind)?.plural
  return (
    <li className={styles.row}>
      <span className={styles.hold}>
        <Hold kind={holdKindOf(listing?.kind ?? 'event')} size={28} />
      </span>
      <div className={styles.what}>
        <h2 className={styles.title}>
          {listing ? <Link href={listing.path}>{listing.title}</Link> : t('saved.row.gone')}
        </h2>
        <p className={styles.by}>
          {listing
            ? [listing.organisation.name, plural && t(plural), listing.city].filter(Boolean).join(' · ')
            : t('saved.row.goneText')}
        </p>
        <p className={styles.by}>{when}</p>
      </div>
      <div className={styles.end}>
        {listing ? <Until listing={listing} now={now} /> : <Tag>{t('saved.row.closed')}</Tag>}
        {children}
      </div>
    </li>
  )
}

function Until({ listing: { standing, opensAt, closesAt }, now }: { readonly listing: Listing; readonly now: string }) {
  const t = useText()
  const language = useLanguage()
  if (standing === 'closed')
    return (
      <Tag>{closesAt ? t('saved.row.closedOn', { date: formatDate(closesAt, language) }) : t('saved.row.closed')}</Tag>
    )
  if (standing === 'upcoming' && opensAt)
    return <Tag tone="info">{t('saved.row.opens', { date: formatDate(opensAt, language) })}</Tag>
  if (!closesAt) return <Tag tone="success">{t('saved.row.open')}</Tag>
  return (
    <Tag tone={isSoon(closesAt, now) ? 'warning' : 'success'}>
      {t('saved.row.closes', {
        date: formatDate(closesAt, language),
        left: formatTimeLeft(closesAt, language, now) ?? '',
      })}
    </Tag>
  )
}
