import { addYear, dayInWords, daysBetween } from './days'

/** Longest that a hackathon may be for an end in the next year to be believed. */
const LONGEST_DAYS = 200

export interface Days {
  readonly startsOn: string
  readonly endsOn: string | null
  readonly notes: readonly string[]
}

/** First and last day in words with the year apart: an end "before" the start is in the next year, if that is not too far. */
export function hackathonDays(start: string, end: string, year: string): Days | undefined {
  const first = dayInWords(start, year)
  if (!first) return undefined
  const startsOn = first.day
  const notes =
    first.hasYear && year && !startsOn.startsWith(year)
      ? [`its year says ${year}, its startDate "${start}"; the date was believed`]
      : []
  const last = dayInWords(end, startsOn.slice(0, 4))
  if (!last) {
    notes.push(end ? `its endDate is no day: "${end}"; left open` : 'it has no endDate; left open')
    return { startsOn, endsOn: null, notes }
  }
  if (daysBetween(startsOn, last.day) >= 0) return { startsOn, endsOn: last.day, notes }
  const wrapped = last.hasYear ? last.day : addYear(last.day)
  const length = daysBetween(startsOn, wrapped)
  if (length >= 0 && length <= LONGEST_DAYS) {
    notes.push(`its endDate "${end}" was taken as one of the next year`)
    return { startsOn, endsOn: wrapped, notes }
  }
  notes.push(`it ends ("${end}") before it starts ("${start}"); taken as one day`)
  return { startsOn, endsOn: startsOn, notes }
}
