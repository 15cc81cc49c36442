import type { Kernel } from '../../../kernel/index'
import { type Page, pages } from '../contract'
import { createPageTable, type PageTable } from '../kit/page-table'

const tables = new WeakMap<object, PageTable>()

/** Whether a page of a feature that is off stands at this path, as its manifest says: none of its code is asked for. */
export function isSwitchedOff({ plan }: Kernel, path: string): boolean {
  let table = tables.get(plan)
  if (!table) {
    const absent = (plan.entries.get(pages.name) ?? []).filter(({ feature, fault }) => !fault && plan.off.has(feature))
    const shown = absent.map(({ id, feature, item }) => ({ id, feature, item: item as unknown as Page }))
    tables.set(plan, (table = createPageTable(shown, [])))
  }
  return table.match(path) !== undefined
}
