import { formatDate, HOUSE_ZONE } from '../../ui/kit'

type Language = Parameters<typeof formatDate>[1]

/** `17/11/25, 14:31:08.123 IST`: receipts name the millisecond. */
export function preciseTime(instant: string, language: Language): string {
  const time = new Intl.DateTimeFormat('en-IN', {
    timeZone: HOUSE_ZONE,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    timeZoneName: 'short',
  })
  return `${formatDate(instant, language)}, ${time.format(new Date(instant))}`
}
