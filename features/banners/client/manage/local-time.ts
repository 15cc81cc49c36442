const padded = (value: number, length = 2) => String(value).padStart(length, '0')

/** An instant as a field of date and time holds it, on the clock of whoever types. */
export function toField(instant: string | null): string {
  if (instant === null) return ''
  const at = new Date(instant)
  // Read off that clock: while a year is typed it is one of those in which clocks stood apart by odd seconds, which no number of minutes tells.
  const date = [padded(at.getFullYear(), 4), padded(at.getMonth() + 1), padded(at.getDate())].join('-')
  return `${date}T${padded(at.getHours())}:${padded(at.getMinutes())}`
}

/** Back again; null where nothing is typed, or no date of four digits a year. */
export function fromField(text: string): string | null {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** No year of more than four digits: browsers then go on to the hour after the fourth. */
export const LAST_IN_FIELD = '9999-12-31T23:59'
