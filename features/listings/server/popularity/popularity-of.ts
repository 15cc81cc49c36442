const DAY_MS = 86_400_000
export const WINDOW_DAYS = 30
/** After a week an act counts half. */
const HALF_LIFE_MS = 7 * DAY_MS
const EPOCH = Date.UTC(2026, 0, 1)
const FINE = 1000

export interface Act {
  readonly weight: number
  readonly at: Date
}

/**
 * How popular something is, by the one act of each person that counts most now: the logarithm of the sum, measured from a fixed day, so that it changes when
 * somebody does something and not because a day has passed. Of two, the larger is the more popular at any time; undefined where nobody did anything.
 */
export function popularityOf(acts: Iterable<Act>): number | undefined {
  const powers = [...acts].map(powerOf)
  if (powers.length === 0) return undefined
  const largest = Math.max(...powers)
  const sum = powers.reduce((all, power) => all + 2 ** (power - largest), 0)
  return Math.round((largest + Math.log2(sum)) * FINE)
}

const powerOf = ({ weight, at }: Act): number => Math.log2(weight) + (at.getTime() - EPOCH) / HALF_LIFE_MS

/** Which of two acts of one person counts more: at any time the same one. */
export const stronger = (a: Act, b: Act | undefined): Act => (b && powerOf(b) >= powerOf(a) ? b : a)
