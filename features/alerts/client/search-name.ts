import { cityText, facetName, facets, type ListProps, ownKinds, sharedLists } from '../../listings/contract'
import type { Translate } from '../../ui/contract'
import { formatMoney, useLanguage, useText } from '../../ui/kit'
import { useView } from '../../web/kit'
import { MOST_LETTERS } from './choices'

/** The kinds that a list is narrowed to, in its own name's stead: that of the page says nothing then. */
function nameOfKinds(chosen: string, t: Translate): string {
  const ids = chosen.split(',')
  const shared = sharedLists.find(({ kinds }) => kinds.length === ids.length && kinds.every((id) => ids.includes(id)))
  if (shared) return t(shared.title)
  return ids.map((id) => t(ownKinds.find((kind) => kind.id === id)?.plural ?? id)).join(', ')
}

/** What a search may be called: its words, what it lists and what that is narrowed to, so that no two of one's searches begin as namesakes. */
export function useSearchName({ filters, title }: ListProps): string {
  const t = useText()
  const language = useLanguage()
  const known = useView(facets)

  function wordOf(name: string, value: string): string {
    const [, period, sum] = (name === 'pay' && /^(month|year|once)-(\d{1,9})$/.exec(value)) || []
    if (period) return t(`listings.pay.${period}`, { sum: formatMoney(Number(sum), language) })
    if (name === 'city') return cityText(t, value)
    const key = known.find((facet) => facetName(facet) === name)?.values?.[value]
    return key ? t(key) : value
  }

  const list = filters['type'] ? nameOfKinds(filters['type'], t) : title
  const narrowed = known
    .map(facetName)
    .filter((name) => name !== 'type' && filters[name])
    .map((name) => (filters[name] ?? '').split(',').map((value) => wordOf(name, value)))
    // A page for one city has it in its title.
    .map((words) => words.filter((word) => !list.toLowerCase().includes(word.toLowerCase())).join(', '))
  const parts = [filters['q'] && `“${filters['q']}”`, list, ...narrowed]
  return parts.filter(Boolean).join(' · ').slice(0, MOST_LETTERS)
}
