import { formatDate, formatWhole, Moment, useLanguage, useText } from '../../ui/kit'
import type { ManagedListing } from '../contract/wire'

/** Until when, or since when no more, by the organizer's calendar as everybody reads it. */
export function ClosesOn({ listing: { closesAt, closedAt, zone } }: { readonly listing: ManagedListing }) {
  const t = useText()
  const language = useLanguage()
  const at = closedAt ?? closesAt
  if (!at) return null
  const key = closedAt ? 'manage.closedOn' : 'manage.closesOn'
  return (
    <Moment at={at} zone={zone} says={t(key, { date: formatWhole(at, language, [zone]) })}>
      {t(key, { date: formatDate(at, language, zone) })}
    </Moment>
  )
}
