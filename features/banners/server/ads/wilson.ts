/** Of the normal distribution: 95 % lie within so many standard deviations. */
const Z = 1.959964

export interface Rate {
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** Clicks of views with Wilson's interval of 95 %, which stays within 0 and 1 and says something of few views too; null without a view. */
export function wilson(clicks: number, views: number): Rate | null {
  if (views === 0) return null
  const rate = clicks / views
  const share = (Z * Z) / views
  const middle = (rate + share / 2) / (1 + share)
  const reach = (Z * Math.sqrt((rate * (1 - rate)) / views + share / (4 * views))) / (1 + share)
  // At the ends sums of fractions may miss the end by a hair.
  return {
    rate,
    low: Math.min(rate, Math.max(0, middle - reach)),
    high: Math.max(rate, Math.min(1, middle + reach)),
  }
}
