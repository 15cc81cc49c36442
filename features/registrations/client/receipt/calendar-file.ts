import { citiesOf } from '../../../listings/contract'
import type { Receipt } from '../../contract/wire'

const compact = (day: string) => day.replaceAll('-', '')
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

/** Its days as an iCalendar file (RFC 5545) in a data URL; undefined while no day is known. */
export function calendarFile({ code, title, organisation, registeredAt, dates }: Receipt): string | undefined {
  if (!dates?.startsOn) return undefined
  const cities = citiesOf(dates)
  const stamp = `${compact(registeredAt.slice(0, 19)).replaceAll(':', '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foothold//Registrations//EN',
    'BEGIN:VEVENT',
    `UID:${code}@foothold`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(dates.startsOn)}`,
    // The end of a whole-day event is the day after its last one.
    `DTEND;VALUE=DATE:${compact(dayAfter(dates.endsOn ?? dates.startsOn))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${organisation} · ${code}`)}`,
    ...(cities.length > 0 ? [`LOCATION:${escaped(cities.join(', '))}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`
}
