import type { PayPeriod, PayRange } from '../../contract'

const signs: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/\$|\busd\b/i, 'USD'],
  [/€|\beur\b/i, 'EUR'],
  [/£|\bgbp\b/i, 'GBP'],
  [/₹|\binr\b|\brs\b/i, 'INR'],
]
const MINOR = 100
const MOST = 1e13

/** One sum of money once; null where the text names no sum or no currency ("yes", "5000"). */
export function moneyInWords(text: string): PayRange | null {
  const currency = signs.find(([sign]) => sign.test(text))?.[1]
  const sums = text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  if (!currency || sums.length !== 1) return null
  return payFrom(sums[0], sums[0], currency, 'once')
}

/** A range from what a feed calls numbers; null where they are none. Amounts come out in minor units. */
export function payFrom(min: unknown, max: unknown, currency: string, period: PayPeriod): PayRange | null {
  const [low, high] = [min, max].map((value) => {
    const sum = typeof value === 'string' && value.trim() ? Number(value.replaceAll(',', '')) : value
    return typeof sum === 'number' && sum >= 0 && sum * MINOR < MOST ? Math.round(sum * MINOR) : undefined
  })
  if (low === undefined || high === undefined || !/^[A-Z]{3}$/.test(currency)) return null
  return { minPaise: Math.min(low, high), maxPaise: Math.max(low, high), currency, period }
}
