import { formatDate, formatWhole, Moment, useLanguage, useText } from '../../ui/kit'
import type { ManagedListing } from '../contract/wire'

/** Until when, by the organizer's calendar as everybody reads it. */
export function ClosesOn({ listing: { closesAt, zone } }: { readonly listing: ManagedListing }) {
  const t = useText()
  const language = useLanguage()
  if (!closesAt) return null
  const says = t('manage.closesOn', { date: formatWhole(closesAt, language, [zone]) })
  return (
    <Moment at={closesAt} zone={zone} says={says}>
      {t('manage.closesOn', { date: formatDate(closesAt, language, zone) })}
    </Moment>
  )
}
