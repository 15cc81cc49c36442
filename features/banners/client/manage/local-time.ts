/** An instant as a field of date and time holds it, on the clock of whoever types. */
export function toField(instant: string | null): string {
  if (instant === null) return ''
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Back again; null where nothing is typed. */
export const fromField = (text: string): string | null => (text === '' ? null : new Date(text).toISOString())
