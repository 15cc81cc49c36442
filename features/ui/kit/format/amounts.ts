const MOST = 1_000_000_000
const TIMES: Readonly<Record<string, number>> = { k: 1e3, lakh: 1e5, lac: 1e5, l: 1e5, crore: 1e7, cr: 1e7 }
const AMOUNT = /^(\d+(?:\.\d*)?)\s*(k|lakhs?|lacs?|l|crores?|cr)?(?:\/-)?$/

/** Whole rupees, or units of another money, of what somebody wrote: `25,000.00`, `₹ 40k`, `1.5 lakh`; null where that says no amount. */
export function amountIn(text: string): number | null {
  const plain = text
    .toLowerCase()
    .replace(/₹|rs\.?|inr|,/g, '')
    .trim()
  const [, number, word = ''] = AMOUNT.exec(plain) ?? []
  if (number === undefined) return null
  return Math.min(Math.round(Number(number) * (TIMES[word.replace(/s$/, '')] ?? 1)), MOST)
}
