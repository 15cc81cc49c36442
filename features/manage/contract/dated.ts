import { wallTimeAt } from './wall-time'

/** The dates that a sentence names, by their word in it: an instant in ms, or a calendar date, `2026-12-05`. */
export type SaidDates = Readonly<Record<string, number | string>>

/** The zone as pages call it: by this locale it is IST, not GMT+5:30. */
const zoneNameAt = (instant: number, timeZone: string): string | undefined =>
  new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value

/**
 * An English sentence with its dates, by the clock of the zone; of digits and the zone's name alone, so that every language can take them over:
 * `2026-12-05 18:00 IST`. Whoever reads it may live by another clock.
 */
export function datedSentence(sentence: string, dates: SaidDates | undefined, zone: string): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const date = dates?.[name]
    if (date === undefined) return place
    return typeof date === 'string' ? date : `${wallTimeAt(date, zone).replace('T', ' ')} ${zoneNameAt(date, zone)}`
  })
}
