import { formatNumber, useLanguage, useText } from '../../ui/kit'
import { hasOpenings } from '../../listings/contract'
import type { ManagedListing } from '../contract/wire'

/** How many came, and of how many where seats are a limit: "12 / 40 registered", "12 applied". */
export function useTaken({ kind, seats, seatsTaken }: Pick<ManagedListing, 'kind' | 'seats' | 'seatsTaken'>): string {
  const t = useText()
  const language = useLanguage()
  const count = formatNumber(seatsTaken, language)
  if (hasOpenings(kind)) return t('manage.applied', { taken: count })
  return t('manage.taken', { taken: seats === null ? count : `${count} / ${formatNumber(seats, language)}` })
}
