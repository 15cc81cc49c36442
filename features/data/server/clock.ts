import type { Clock } from '../contract'

export function createClock(): Clock {
  return { now: () => new Date() }
}
