import type { ChangeRequest } from '../contract/wire'

export type Choices = ChangeRequest

/** Room for a name, here and on the server. */
export const MOST_LETTERS = 80

/** `1320` as `22:00`, as fields of time have it. */
export const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** `22:00` as minutes; undefined where a field was left empty. */
export function minuteOf(time: string): number | undefined {
  const read = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time)
  return read ? Number(read[1]) * 60 + Number(read[2]) : undefined
}

/** By night nobody waits for mail. */
export const NIGHT = { from: 22 * 60, to: 8 * 60 } as const

export const hereZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
