import type { Language } from '../../../ui/contract'
import { formatPay } from '../../../ui/kit'
import type { PayRange } from '../../contract'

const PAISE = 100

/** "₹15,000–20,000/month". */
export function paySaid({ minPaise, maxPaise, period: per, currency }: PayRange, language: Language): string {
  return formatPay({ min: minPaise / PAISE, max: maxPaise / PAISE, per, currency }, language)
}
