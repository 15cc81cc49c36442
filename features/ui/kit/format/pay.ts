import type { Language } from '../../contract/index'
import { formatMoney, formatMoneyShort, formatNumber, formatSum } from './numbers'
import { words } from './words'

export type PayPeriod = 'month' | 'year' | 'week' | 'day' | 'hour' | 'once'

/** What one gets for the period, in units of the currency, with cents where there are some; `max` makes it a range. */
export interface Pay {
  readonly min: number
  readonly max?: number | undefined
  readonly per: PayPeriod
  /** Rupees unless said. */
  readonly currency?: string | undefined
}

const RUPEES = 'INR'
const LAKH = 100_000

/**
 * "₹25,000/month", "₹15,000–20,000/month"; a year's pay from one lakh on as "₹9–11 LPA"; nothing is "Unpaid". What comes once has no period:
 * "₹50,000 – ₹3.5 lakh". Other money goes by its code, for there are many dollars: "USD 6,000–8,000/month".
 */
export function formatPay({ min, max = min, per, currency = RUPEES }: Pay, language: Language): string {
  const isForeign = currency !== RUPEES
  if (per === 'once') {
    if (isForeign) return `${currency} ${range(min, max, language)}`
    return [...new Set([min, max])].map((each) => formatMoneyShort(each, language)).join(' – ')
  }
  const unit = words[language].per[per]
  if (max <= 0) return words[language].unpaid
  if (isForeign) return `${currency} ${range(min, max, language)}/${unit}`
  if (per === 'year' && min >= LAKH) return `₹${lakhs(min, max, language)} LPA`
  if (min === max) return `${formatMoney(min, language)}/${unit}`
  return `₹${range(min, max, language)}/${unit}`
}

const ends = (from: number, to: number, show: (value: number) => string) =>
  from === to ? show(from) : `${show(from)}–${show(to)}`

const range = (from: number, to: number, language: Language) => ends(from, to, (sum) => formatSum(sum, language))

const lakhs = (from: number, to: number, language: Language) =>
  ends(from, to, (sum) => formatNumber(Math.round((sum / LAKH) * 100) / 100, language))
