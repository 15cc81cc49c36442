import { type Columns, columnsOf } from './columns'
import { compareKeys, type Listed, type Order } from './listed'

/** Opportunities in one order, kept so by binary search. */
export class SortedList {
  private items: Listed[] = []
  private kept: Columns | undefined
  constructor(private readonly order: Order) {}

  /** All at once: sorting is cheaper than many insertions. */
  fill(items: readonly Listed[]): void {
    this.kept = undefined
    this.items = [...items].sort((a, b) => compareKeys(a.keys[this.order], b.keys[this.order]))
  }

  add(item: Listed): void {
    this.kept = undefined
    this.items.splice(this.after(item.keys[this.order]), 0, item)
  }

  remove(item: Listed): void {
    const at = this.after(item.keys[this.order]) - 1
    if (this.items[at]?.id !== item.id) return
    this.kept = undefined
    this.items.splice(at, 1)
  }

  /** Where those begin that come after this key. */
  after(key: readonly number[]): number {
    let [low, high] = [0, this.items.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const found = this.items[middle]
      if (found && compareKeys(found.keys[this.order], key) <= 0) low = middle + 1
      else high = middle
    }
    return low
  }

  /** For counting; made once after a change. */
  columns(): Columns {
    this.kept ??= columnsOf(this.items)
    return this.kept
  }

  get all(): readonly Listed[] {
    return this.items
  }
}
