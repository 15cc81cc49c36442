import { DAY_MS, HOUR_MS, MINUTE_MS } from './instant'

export type CountdownUrgency = 'calm' | 'warning' | 'danger' | 'over'

/** "2:14:05:09" needs no words: days appear when there are some, hours always. */
export function formatCountdown(leftMs: number): string {
  const left = Math.max(0, leftMs)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const clock = `${two((left % DAY_MS) / HOUR_MS)}:${two((left % HOUR_MS) / MINUTE_MS)}:${two((left % MINUTE_MS) / 1000)}`
  const days = Math.floor(left / DAY_MS)
  return days > 0 ? `${days}:${clock}` : clock
}

/** Warning under 5 minutes, danger under 1. */
export function countdownUrgency(leftMs: number): CountdownUrgency {
  if (leftMs <= 0) return 'over'
  if (leftMs < MINUTE_MS) return 'danger'
  return leftMs < 5 * MINUTE_MS ? 'warning' : 'calm'
}

const ANNOUNCED_MS = [DAY_MS, HOUR_MS, 5 * MINUTE_MS] as const

/** The mark (1 day, 1 hour, 5 minutes) that was passed between two readings: the only moments a screen reader hears. */
export function passedMark(beforeMs: number, afterMs: number): number | undefined {
  return ANNOUNCED_MS.find((mark) => beforeMs > mark && afterMs <= mark && afterMs > 0)
}
