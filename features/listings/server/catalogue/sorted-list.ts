import { Columns, type Standing } from './columns'
import { compareKeys, FOREVER, type Listed, type Order, type Status } from './listed'

/** Opportunities in one order, kept so by binary search. */
export class SortedList {
  private items: Listed[] = []
  private kept: Columns | undefined
  private readonly standings = new Map<Status, Standing>()
  constructor(
    private readonly order: Order,
    private readonly facetCount: number,
  ) {}

  /** All at once: sorting is cheaper than many insertions. */
  fill(items: readonly Listed[]): void {
    this.kept = undefined
    this.standings.clear()
    this.items = [...items].sort((a, b) => compareKeys(a.keys[this.order], b.keys[this.order]))
  }

  add(item: Listed): void {
    const at = this.after(item.keys[this.order])
    this.items.splice(at, 0, item)
    this.kept?.insert(at, item)
    this.standings.clear()
  }

  remove(item: Listed): void {
    const at = this.after(item.keys[this.order]) - 1
    if (this.items[at]?.id !== item.id) return
    this.items.splice(at, 1)
    this.kept?.remove(at)
    this.standings.clear()
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

  /** Where to begin when only these are looked for: by deadline, all that ever closed stand first. */
  begin(status: Status, now: number): number {
    return this.order === 'deadline' && (status === 'open' || status === 'upcoming') ? this.after([now, FOREVER]) : 0
  }

  /** For counting: kept from the first question on. */
  columns(): Columns {
    this.kept ??= new Columns(this.items, this.facetCount)
    return this.kept
  }

  /** Where those of this status are, for counting. */
  standing(status: Status, now: number): Standing {
    const known = this.standings.get(status)
    if (known && now < known.until) return known
    const found = this.columns().standing(status, this.begin(status, now), now)
    this.standings.set(status, found)
    return found
  }

  get all(): readonly Listed[] {
    return this.items
  }
}
