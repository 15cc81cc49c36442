import { useSyncExternalStore } from 'react'
import {
  formatDate,
  formatDateTime,
  formatTime,
  formatWhole,
  useLanguage,
  useText,
  VisuallyHidden,
} from '../../../ui/kit'

interface StageTimesProps {
  readonly from: string
  readonly to: string | null
  /** The organizer's. */
  readonly zone: string
}

const never = () => () => {}
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const unknown = () => undefined

/**
 * From when until when in the organizer's zone; and in the reader's, once it is known and shows another time. Pointed at, and read out, dates are whole: 03/04/26
 * alone is ambiguous.
 */
export function StageTimes({ from, to, zone }: StageTimesProps) {
  const t = useText()
  const language = useLanguage()
  const reader = useSyncExternalStore<string | undefined>(never, ownZone, unknown)
  const say = (there: string) => {
    if (to === null) return formatDateTime(from, language, there)
    const isOneDay = formatDate(from, language, there) === formatDate(to, language, there)
    const end = isOneDay ? formatTime(to, language, there) : formatDateTime(to, language, there)
    return t('stages.fromTo', { from: formatDateTime(from, language, there), to: end })
  }
  const sayWhole = (there: string) => {
    const whole = (instant: string) => formatWhole(instant, language, [there])
    return to === null ? whole(from) : t('stages.fromTo', { from: whole(from), to: whole(to) })
  }
  const zones = [zone, ...(reader ? [reader] : []), 'UTC']
  const clocks = zones.map((there) => clockOf(from, there))
  // Zones whose clocks show the same are said once.
  const title = zones.filter((_, at) => clocks.indexOf(clocks[at] ?? '') === at).map(sayWhole)
  const isElsewhere = reader !== undefined && clockOf(from, reader) !== clockOf(from, zone)
  const whole = (there: string, says: (time: string) => string) => (
    <>
      <span title={title.join(' · ')} aria-hidden="true">
        {says(say(there))}
      </span>
      <VisuallyHidden>{says(sayWhole(there))}</VisuallyHidden>
    </>
  )
  return (
    <>
      <time dateTime={from}>{whole(zone, (time) => time)}</time>
      {isElsewhere ? <span>{whole(reader, (time) => `\u00a0· ${t('stages.yourTime', { time })}`)}</span> : null}
    </>
  )
}

const clockOf = (instant: string, timeZone: string) =>
  new Date(instant).toLocaleString('en', { timeZone, dateStyle: 'short', timeStyle: 'short' })
