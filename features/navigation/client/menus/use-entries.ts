import type { Placed } from '../../../../kernel/index'
import { useHasPage, useView } from '../../../web/kit'
import { type MenuEntry, type MenuName, menuEntries } from '../../contract'

/** What this visitor finds in a menu, in order. An entry whose page is switched off or not there yet is left out. */
export function useEntries(menu: MenuName): readonly Placed<MenuEntry>[] {
  const hasPage = useHasPage()
  return useView(menuEntries).filter((each) => each.menu === menu && (each.inert || hasPage(each.href)))
}

/** Whether an entry is where the visitor is: `/jobs` on `/jobs/data-analyst-12` too. */
export function isCurrent(href: string, path: string): boolean {
  const target = href.split('?')[0] ?? href
  return target === '/' ? path === '/' : path === target || path.startsWith(`${target}/`)
}
