import { Temporal } from 'temporal-polyfill'

const months = 'january february march april may june july august september october november december'.split(' ')
const FIRST_YEAR = 1990
const LAST_YEAR = 2100

function monthOf(word: string): number {
  const at = months.findIndex((month) => month === word || (word.length >= 3 && month.startsWith(word)))
  return at < 0 && word === 'sept' ? 9 : at + 1
}

function dayOf(year: number, month: number, day: number): string | undefined {
  if (year < FIRST_YEAR || year > LAST_YEAR) return undefined
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).toString()
  } catch {
    return undefined // 30 February
  }
}

/** `2025-02-25` of an ISO date or date-time; undefined when there is no such day. */
export function isoDay(text: string): string | undefined {
  const found = /^(\d{4})-(\d\d)-(\d\d)(?:$|[T ])/.exec(text)
  return found ? dayOf(Number(found[1]), Number(found[2]), Number(found[3])) : undefined
}

/** A day written by a person: "August 30", "March, 22", "5 April 2021", "Sept 5th". A year of its own goes before the row's. */
export function dayInWords(
  text: string,
  year: string,
): { readonly day: string; readonly hasYear: boolean } | undefined {
  const iso = isoDay(text)
  if (iso) return { day: iso, hasYear: true }
  const found =
    /^(?:(\d{1,2})(?:st|nd|rd|th)?[\s,]+)?([a-z]{3,9})\.?(?:[\s,]+(\d{1,2})(?:st|nd|rd|th)?)?(?:[\s,]+(\d{4}))?$/.exec(
      text.toLowerCase(),
    )
  const [, before, month = '', after, own] = found ?? []
  if ((before === undefined) === (after === undefined) || monthOf(month) === 0) return undefined
  const day = dayOf(Number(own ?? year), monthOf(month), Number(before ?? after))
  return day === undefined ? undefined : { day, hasYear: own !== undefined }
}

export function addYear(day: string): string {
  return Temporal.PlainDate.from(day).add({ years: 1 }).toString()
}

/** From one day to another, negative when that is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days
}

/** The last second of a day in a zone, as an instant. */
export function endOfDay(day: string, zone: string): string {
  const at = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: '23:59:59' })
  return new Date(at.epochMilliseconds).toISOString()
}

/** The instant of an ISO date-time with or without offset; undefined for a mere date or anything else. */
export function instantOf(text: string, zone: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d/.test(text) || !isoDay(text)) return undefined
  try {
    const at = /(?:z|[+-]\d\d(?::?\d\d)?)$/i.test(text)
      ? Temporal.Instant.from(text).epochMilliseconds
      : Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds
    return new Date(at).toISOString()
  } catch {
    return undefined // 25:00
  }
}

/** Unix seconds as an instant, where they mean a time of our age. */
export function instantOfSeconds(value: unknown): string | undefined {
  const at = typeof value === 'number' && Number.isFinite(value) ? new Date(value * 1000) : undefined
  const year = at?.getUTCFullYear() ?? Number.NaN
  return at && year >= FIRST_YEAR && year <= LAST_YEAR ? at.toISOString() : undefined
}
