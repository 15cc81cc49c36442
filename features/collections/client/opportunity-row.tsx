import type { ReactNode } from 'react'
import {
  formatDate,
  formatTimeLeft,
  holdKindOf,
  isSoon,
  ItemRow,
  Tag,
  useLanguage,
  useText,
  Written,
} from '../../ui/kit'
import { type Absence, ownKinds, placeText } from '../../listings/contract'
import type { Listing } from '../../listings/contract/wire'
import { Link } from '../../web/kit'
import { ForWhom } from './for-whom'

interface OpportunityRowProps {
  /** Null where it is out of sight. */
  readonly listing: Listing | null
  /** Why it is. */
  readonly state?: 'shown' | Absence
  /** The server's time when the list was made. */
  readonly now: string
  /** Those that are asked about together with it. */
  readonly among: readonly number[]
  /** What one can do with it. */
  readonly children?: ReactNode
}

/** One opportunity of a collection: what it is, whether it is for its reader, and until when. */
export function OpportunityRow({ listing, state = 'removed', now, among, children }: OpportunityRowProps) {
  const t = useText()
  const language = useLanguage()
  const kind = ownKinds.find(({ id }) => id === listing?.kind)?.label
  const place = listing && placeText(t, listing)
  const facts = [listing?.organisation.name, kind && t(kind), place].filter(Boolean).join(' · ')
  const isOver = listing ? listing.standing === 'closed' : state === 'removed'
  const closesAt = listing?.standing === 'closed' ? null : listing?.closesAt
  const zone = listing?.zone
  const date = closesAt && formatDate(closesAt, language, zone)
  const left = closesAt && formatTimeLeft(closesAt, language, now, zone)
  return (
    <ItemRow
      kind={holdKindOf(listing?.kind ?? 'event')}
      title={
        listing ? (
          <Link href={listing.path}>
            <Written text={listing.title} />
          </Link>
        ) : (
          t(`collections.${state}`)
        )
      }
      lines={[listing ? facts : t(`collections.${state}Text`)]}
      below={listing && !isOver ? <ForWhom listing={listing} among={among} /> : null}
    >
      {date ? (
        <Tag tone={isSoon(closesAt, now, zone) ? 'warning' : 'success'}>
          {left ? `${date} · ${left}` : t('collections.closes', { date })}
          {listing?.isExtended ? ` · ${t('collections.extended')}` : null}
        </Tag>
      ) : (
        <Tag tone={listing?.isCancelled ? 'danger' : 'neutral'}>
          {t(`collections.${listing?.isCancelled ? 'cancelled' : isOver ? 'closed' : listing ? 'open' : state}`)}
        </Tag>
      )}
      {children}
    </ItemRow>
  )
}
