import type { Language } from '../../contract/index'
import { HOUSE_ZONE, type Instant, wallClock } from './instant'
import { words } from './words'

/** DD/MM/YY, in both languages (spec §9). */
export function formatDate(instant: Instant, _language: Language, zone: string = HOUSE_ZONE): string {
  const { day, month, year } = wallClock(instant, zone)
  return `${two(day)}/${two(month)}/${two(year % 100)}`
}

/** "2 October 2026": where 02/10/26 alone could be read two ways. */
export function formatLongDate(instant: Instant, language: Language, zone: string = HOUSE_ZONE): string {
  const { day, month, year } = wallClock(instant, zone)
  return `${day} ${words[language].months[month - 1]} ${year}`
}

/** The leaf of a calendar: "2" and "Oct". */
export function calendarLeaf(instant: Instant, language: Language, zone: string = HOUSE_ZONE) {
  const { day, month } = wallClock(instant, zone)
  return { day: String(day), month: words[language].monthsShort[month - 1] ?? '' }
}

/** "6:00 pm IST", in Hindi with the part of the day: "शाम 6:00 बजे IST"; noon and midnight by word, since 12 am reads two ways. */
export function formatTime(instant: Instant, language: Language, zone: string = HOUSE_ZONE): string {
  const { hour, minute, zoneName } = wallClock(instant, zone)
  if (minute === 0 && hour % 12 === 0) return `${words[language][hour === 12 ? 'noon' : 'midnight']} ${zoneName}`
  const shown = `${hour % 12 || 12}:${two(minute)}`
  if (language === 'hi') return `${partOfDay(hour)} ${shown} बजे ${zoneName}`
  return `${shown} ${hour < 12 ? 'am' : 'pm'} ${zoneName}`
}

/** "20/11/25, 6:00 pm IST" */
export function formatDateTime(instant: Instant, language: Language, zone: string = HOUSE_ZONE): string {
  return `${formatDate(instant, language, zone)}, ${formatTime(instant, language, zone)}`
}

/** Dates that a sentence names, by their word in it: an instant in ms by the clock of the zone, a calendar date (`2026-12-05`) as it is. */
export function formatDates(
  dates: Readonly<Record<string, number | string>>,
  language: Language,
  zone: string,
): Readonly<Record<string, string>> {
  const shown = (date: number | string) =>
    typeof date === 'number' ? formatDateTime(date, language, zone) : formatDate(`${date}T00:00:00Z`, language, 'UTC')
  return Object.fromEntries(Object.entries(dates).map(([name, date]) => [name, shown(date)]))
}

/** "30 November 2026, 11:59 pm IST · 30 November 2026, 6:29 pm UTC": nothing to guess at; zones whose clocks show the same are said once. */
export function formatWhole(instant: Instant, language: Language, zones: readonly string[] = [HOUSE_ZONE]): string {
  const said = new Map<string, string>()
  for (const zone of zones) {
    const { year, month, day, hour, minute } = wallClock(instant, zone)
    const shown = [year, month, day, hour, minute].join()
    const time = formatTime(instant, language, zone)
    if (!said.has(shown)) said.set(shown, `${formatLongDate(instant, language, zone)}, ${time}`)
  }
  return [...said.values()].join(' · ')
}

/** "20/11/25 – 23/11/25", one date when both fall on the same day. */
export function formatDateRange(from: Instant, to: Instant, language: Language, zone: string = HOUSE_ZONE): string {
  const [first, last] = [formatDate(from, language, zone), formatDate(to, language, zone)]
  return first === last ? first : `${first} – ${last}`
}

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
