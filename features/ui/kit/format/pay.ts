import type { Language } from '../../contract/index'
import { formatMoney, formatNumber } from './numbers'
import { words } from './words'

export type PayPeriod = 'month' | 'year' | 'week' | 'day' | 'hour'

/** What one gets, in whole rupees for the period; `maxRupees` makes it a range. */
export interface Pay {
  readonly minRupees: number
  readonly maxRupees?: number | undefined
  readonly per: PayPeriod
}

const LAKH = 100_000

/** "₹25,000/month", "₹15,000–20,000/month"; a year's pay from one lakh on as "₹9–11 LPA"; nothing is "Unpaid". */
export function formatPay({ minRupees, maxRupees = minRupees, per }: Pay, language: Language): string {
  if (maxRupees <= 0) return words[language].unpaid
  if (per === 'year' && minRupees >= LAKH) return `₹${range(minRupees / LAKH, maxRupees / LAKH, language)} LPA`
  if (minRupees === maxRupees) return `${formatMoney(minRupees, language)}/${words[language].per[per]}`
  return `₹${range(minRupees, maxRupees, language)}/${words[language].per[per]}`
}

function range(from: number, to: number, language: Language): string {
  const show = (value: number) => formatNumber(Math.round(value * 100) / 100, language)
  return from === to ? show(from) : `${show(from)}–${show(to)}`
}
