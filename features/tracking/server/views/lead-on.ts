import type { Tx } from '../../../data/contract'
import type { Viewable } from '../../contract/viewables'
import type { ViewBatch } from './view-batch'

/** What was seen at an address that leads to another thing by now was a view of that one: pages and lists of before name the old one for long. */
export async function leadOn(
  viewables: readonly Viewable[],
  tx: Tx,
  batches: readonly ViewBatch[],
): Promise<readonly ViewBatch[]> {
  let led = batches
  for (const { type, ledTo } of viewables) {
    const ids = new Set(batches.flatMap(({ views }) => views.filter((view) => view.type === type).map(({ id }) => id)))
    const leads = ids.size > 0 ? await ledTo?.(tx, [...ids]) : undefined
    if (!leads || leads.size === 0) continue
    led = led.map((batch) => ({
      ...batch,
      views: batch.views.map((view) => (view.type === type ? { ...view, id: leads.get(view.id) ?? view.id } : view)),
    }))
  }
  return led
}
