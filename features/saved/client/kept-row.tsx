import { type ReactNode, useState } from 'react'
import {
  formatDate,
  formatTimeLeft,
  holdKindOf,
  isSoon,
  ItemRow,
  langOf,
  Tag,
  useLanguage,
  useText,
} from '../../ui/kit'
import { ownKinds, placeText } from '../../listings/contract'
import type { Listing } from '../../listings/contract/wire'
import { Link } from '../../web/kit'
import type { Kept } from '../contract/wire'
import { KeptAnswer } from './kept-answer'
import { KeptApply } from './kept-apply'
import { OutcomeTag } from './outcome-tag'

interface KeptRowProps {
  readonly kept: Kept
  /** The server's time when the list was made. */
  readonly now: string
  /** When it was saved or looked at, in words. */
  readonly when: string
  /** Those that are asked about together with it. */
  readonly among: readonly number[]
  /** What one can do with it. */
  readonly children: ReactNode
}

/** One opportunity that one kept: what it is, whether it is for its reader, how long it is open, and since when it is kept. */
export function KeptRow({ kept: { listing, state, outcome }, now, when, among, children }: KeptRowProps) {
  const t = useText()
  const language = useLanguage()
  const [isRefused, setRefused] = useState(false)
  const kind = ownKinds.find(({ id }) => id === listing?.kind)?.label
  const place = listing && placeText(t, listing)
  const facts = listing && [listing.organisation.name, kind && t(kind), place].filter(Boolean).join(' · ')
  return (
    <ItemRow
      kind={holdKindOf(listing?.kind ?? 'event')}
      title={
        listing ? (
          <Link href={listing.path} lang={langOf(listing.title, language)}>
            {listing.title}
          </Link>
        ) : (
          t(`saved.row.${state}`)
        )
      }
      lines={[facts ?? t(`saved.row.${state}Text`), when]}
      below={
        listing && listing.standing !== 'closed' && !outcome ? (
          <KeptAnswer listing={listing} among={among} onJudged={setRefused} />
        ) : null
      }
    >
      {outcome ? <OutcomeTag outcome={outcome} /> : null}
      {listing ? (
        <Until listing={listing} now={now} />
      ) : state === 'removed' ? (
        <Tag>{t('saved.row.closed')}</Tag>
      ) : null}
      {listing?.standing === 'open' && !listing.isExternal && !isRefused ? <KeptApply listing={listing} /> : null}
      {children}
    </ItemRow>
  )
}

interface UntilProps {
  readonly listing: Listing
  readonly now: string
}

function Until({ listing: { standing, opensAt, closesAt, closedAt, isCancelled, isExtended, zone }, now }: UntilProps) {
  const t = useText()
  const language = useLanguage()
  if (standing === 'closed' && isCancelled) return <Tag tone="danger">{t('saved.row.cancelled')}</Tag>
  if (standing === 'closed') {
    // Closed by hand its deadline may lie ahead; past that, the clock's job comes a little later.
    const over = [closedAt, closesAt].filter((each) => each !== null).toSorted()[0]
    return (
      <Tag>{over ? t('saved.row.closedOn', { date: formatDate(over, language, zone) }) : t('saved.row.closed')}</Tag>
    )
  }
  if (standing === 'upcoming' && opensAt)
    return <Tag tone="info">{t('saved.row.opens', { date: formatDate(opensAt, language, zone) })}</Tag>
  if (!closesAt) return <Tag tone="success">{t('saved.row.open')}</Tag>
  const [date, left] = [formatDate(closesAt, language, zone), formatTimeLeft(closesAt, language, now, zone)]
  return (
    <Tag tone={isSoon(closesAt, now, zone) ? 'warning' : 'success'}>
      {left ? `${date} · ${left}` : t('saved.row.closes', { date })}
      {isExtended ? ` · ${t('saved.row.extended')}` : null}
    </Tag>
  )
}
