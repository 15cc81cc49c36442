import { Tag, type TagTone, useText } from '../../ui/kit'
import type { ManagedListing } from '../contract/wire'

const TONES: Readonly<Record<string, TagTone>> = {
  draft: 'neutral',
  pending: 'info',
  returned: 'warning',
  live: 'success',
  closed: 'neutral',
  cancelled: 'danger',
  'taken-down': 'danger',
}

/** Where an opportunity stands, in a word. */
export function StateBadge({
  listing,
}: {
  readonly listing: Pick<ManagedListing, 'state' | 'isCancelled' | 'takenDownWhy'>
}) {
  const t = useText()
  const marked = listing.takenDownWhy === undefined ? undefined : 'taken-down'
  const state = marked ?? (listing.isCancelled ? 'cancelled' : listing.state)
  return (
    <span>
      <Tag tone={TONES[state] ?? 'neutral'}>{t(`manage.state.${state}`)}</Tag>
    </span>
  )
}
