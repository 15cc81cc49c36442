/** `1320` as `22:00`, as fields of time have it. */
export const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** `22:00` as minutes; undefined where a field was left empty. */
export function minuteOf(time: string): number | undefined {
  const read = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time)
  return read ? Number(read[1]) * 60 + Number(read[2]) : undefined
}

export const NIGHT = { from: 22 * 60, to: 7 * 60 } as const

/** All zones that this browser knows, and the one that is chosen whatever its name. */
export function zonesWith(chosen: string): readonly string[] {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const known = Intl.supportedValuesOf?.('timeZone') ?? []
  return [...new Set([chosen, here, ...known])].sort()
}
