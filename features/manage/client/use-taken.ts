import { formatNumber, useLanguage, useText } from '../../ui/kit'
import { hasOpenings } from '../../listings/contract'
import type { ManagedListing } from '../contract/wire'

/** How many came, and of how many where seats are a limit: "12 / 40 seats taken", "12 registered", "12 applied". */
export function useTaken({ kind, seats, seatsTaken }: Pick<ManagedListing, 'kind' | 'seats' | 'seatsTaken'>): string {
  const t = useText()
  const language = useLanguage()
  const count = formatNumber(seatsTaken, language)
  if (hasOpenings(kind)) return t('manage.applied', { taken: count })
  // A seat that is kept for who waits is taken, and nobody is registered by it yet.
  if (seats !== null) return t('manage.seatsTaken', { taken: `${count} / ${formatNumber(seats, language)}` })
  return t('manage.taken', { taken: count })
}
