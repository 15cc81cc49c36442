import { formatMoney, formatNumber, useLanguage } from '../../ui/kit'
import type { Currency } from '../contract'

/** Money of any currency, in whole units: ₹3,50,000 or USD 5,000. */
export function useAmount(): (units: number, currency: Currency) => string {
  const language = useLanguage()
  return (units, currency) =>
    currency === 'INR' ? formatMoney(units, language) : `${currency} ${formatNumber(units, language)}`
}
