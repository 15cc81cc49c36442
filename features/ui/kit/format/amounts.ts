const MOST = 1_000_000_000
const TIMES: Readonly<Record<string, number>> = { k: 1e3, lakh: 1e5, lac: 1e5, l: 1e5, crore: 1e7, cr: 1e7 }
const AMOUNT = /^(\d+(?:\.\d*)?)\s*(k|lakhs?|lacs?|l|crores?|cr)?(?:\/-)?$/

/** Whole rupees, or another money to the cent, of what somebody wrote: `25,000.00`, `₹ 40k`, `1.5 lakh`; null where that says no amount. */
export function amountIn(text: string, { cents = false } = {}): number | null {
  const plain = text
    .toLowerCase()
    .replace(/₹|rs\.?|inr|,/g, '')
    .trim()
  const [, number, word = ''] = AMOUNT.exec(plain) ?? []
  if (number === undefined) return null
  const [units, steps] = [Number(number) * (TIMES[word.replace(/s$/, '')] ?? 1), cents ? 100 : 1]
  return Math.min(Math.round(units * steps) / steps, MOST)
}
