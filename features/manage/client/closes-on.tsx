import { formatDate, formatWhole, Moment, useLanguage, useText } from '../../ui/kit'
import type { ManagedListing } from '../contract/wire'

/** Until when, by the organizer's calendar as everybody reads it. What has closed was changed then, or later. */
export function ClosesOn({ listing: { state, closesAt, updatedAt, zone } }: { readonly listing: ManagedListing }) {
  const t = useText()
  const language = useLanguage()
  if (!closesAt) return null
  const key = state !== 'closed' ? 'closesOn' : closesAt <= updatedAt ? 'closedOn' : 'closedEarly'
  const says = t(`manage.${key}`, { date: formatWhole(closesAt, language, [zone]) })
  return (
    <Moment at={closesAt} zone={zone} says={says}>
      {t(`manage.${key}`, { date: formatDate(closesAt, language, zone) })}
    </Moment>
  )
}
