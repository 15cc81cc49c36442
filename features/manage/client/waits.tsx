import { useText } from '../../ui/kit'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** "12 min", "5 h", "3 days": rounded up, for nobody should count on an answer before. */
function useWaitWords(): (ms: number) => string {
  const t = useText()
  return (ms) => {
    if (ms <= HOUR_MS) return t('manage.waits.minutes', { count: Math.max(1, Math.ceil(ms / MINUTE_MS)) })
    if (ms <= 2 * DAY_MS) return t('manage.waits.hours', { count: Math.ceil(ms / HOUR_MS) })
    return t('manage.waits.days', { count: Math.ceil(ms / DAY_MS) })
  }
}

/** For whoever approves: how long people waited of late. */
export function MedianWait({ ms }: { readonly ms: number }) {
  const t = useText()
  const words = useWaitWords()
  return t('manage.waits.median', { time: words(ms) })
}

/** For an organizer: "3rd in line, usually answered within 5 h". */
export function PlaceInLine({ place, ms }: { readonly place: number; readonly ms: number | undefined }) {
  const t = useText()
  const words = useWaitWords()
  return ms === undefined
    ? t('manage.waits.place', { place })
    : t('manage.waits.placeUsual', { place, time: words(ms) })
}
