import { formatMoney, useLanguage, useText } from '../../../ui/kit'
import { useView } from '../../../web/kit'
import { facetName, facets } from '../../contract'
import { cityText, countryText } from '../../contract/city-text'
import { kindById } from '../kind-of'
import { roleName } from '../role-name'

/** How a value of a facet reads: `month-20000` as "₹20,000+ a month". */
export function useFacetLabels() {
  const t = useText()
  const language = useLanguage()
  const known = useView(facets)
  const find = (name: string) => known.find((facet) => facetName(facet) === name)

  function value(name: string, of: string): string {
    const band = name === 'pay' ? /^(month|year|once)-(\d{1,9})$/.exec(of) : null
    if (band) return t(`listings.pay.${band[1]}`, { sum: formatMoney(Number(band[2]), language) })
    if (name === 'type') return t(kindById(of)?.plural ?? of)
    if (name === 'city') return cityText(t, of)
    if (name === 'role') return roleName(of)
    if (name === 'country') return countryText(t, of)
    const key = find(name)?.values?.[of]
    return key ? t(key) : of
  }

  return { value, facet: (name: string) => t(find(name)?.label ?? name) }
}
