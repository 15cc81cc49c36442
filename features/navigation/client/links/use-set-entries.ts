import { useLanguage } from '../../../ui/kit'
import { useData, useHasPage } from '../../../web/kit'
import type { LinkSlotId, MenuEntry, MenuGroup, SetLinks } from '../../contract'
import { linksRequest } from './requests'

/** Where the entries whose target an admin sets stand (spec §2.1, §2.4: `{token}`). */
const PLACES: Readonly<Record<'business' | 'footer', readonly (readonly [slot: LinkSlotId, group: MenuGroup])[]>> = {
  business: [['business', 'company']],
  footer: [
    ['footer-grow', 'grow'],
    ['footer-programmes', 'programmes'],
  ],
}

/** What an admin has set; nothing until it is known. */
export function useSetLinks(): SetLinks {
  return useData(linksRequest()).data?.links ?? {}
}

/** Entries that an admin has given a target: like all others without those that lead to no page. */
export function useSetEntries(menu: keyof typeof PLACES): readonly MenuEntry[] {
  const links = useSetLinks()
  const language = useLanguage()
  const hasPage = useHasPage()
  return PLACES[menu].flatMap(([slot, group]) => {
    const link = links[slot]
    const words = link?.[language]
    if (!link || !words || !hasPage(link.href)) return []
    const isElsewhere = !link.href.startsWith('/')
    return [{ id: `navigation.link-${slot}`, menu, group, label: slot, words, href: link.href, newTab: isElsewhere }]
  })
}
