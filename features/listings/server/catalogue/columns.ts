import { FOREVER, type Listed, type ListedSource, type Order, orders, payKey, popularKey } from './listed'

const SPARE = 256
/** Kinds are coded from 1 on: what has none is removed, and who asks for none asks for all. */
export const REMOVED = 0
export const ALL_KINDS = 0

type List = Int32Array | Uint8Array | Float64Array

function grown<L extends List>(list: L, capacity: number): L {
  const made = new (list.constructor as new (length: number) => L)(capacity)
  made.set(list as never)
  return made
}

/**
 * What lists need of each opportunity, one list a fact: a row takes bytes instead of objects, and counting walks through memory in order. Each has a
 * slot, as long as it does not change; slots are never given twice, so that whatever is added stands at the end.
 */
export class Columns {
  size = 0
  ids = new Int32Array(0)
  kinds = new Uint8Array(0)
  isClosed = new Uint8Array(0)
  /** Epoch milliseconds. */
  opensAt = new Float64Array(0)
  /** Where it stands in each order: the smaller the earlier. By deadline that is when it closes; FOREVER where there is no end. */
  keys: Record<Order, Float64Array>
  /** By facet: its group of values. */
  groups: Int32Array[]

  constructor(facetCount: number) {
    this.keys = {
      deadline: new Float64Array(0),
      newest: new Float64Array(0),
      pay: new Float64Array(0),
      popular: new Float64Array(0),
    }
    this.groups = Array.from({ length: facetCount }, () => new Int32Array(0))
  }

  /** The new one's slot. */
  add(source: ListedSource, kind: number, groups: readonly number[]): number {
    if (this.size === this.ids.length) this.grow(Math.ceil(this.size * 1.5) + SPARE)
    const slot = this.size++
    this.ids[slot] = source.id
    this.kinds[slot] = kind
    this.isClosed[slot] = source.isClosed ? 1 : 0
    this.opensAt[slot] = source.opensAt?.getTime() ?? 0
    this.keys.deadline[slot] = source.closesAt?.getTime() ?? FOREVER
    this.keys.newest[slot] = -(source.publishedAt?.getTime() ?? 0)
    this.keys.pay[slot] = payKey(source.pay)
    this.keys.popular[slot] = popularKey(source.popularity, source.publishedAt)
    for (const [facet, column] of this.groups.entries()) column[slot] = groups[facet] ?? 0
    return slot
  }

  remove(slot: number): void {
    this.kinds[slot] = REMOVED
  }

  /** As others see it. It holds until something changes. */
  item(slot: number): Listed {
    const { ids, keys, groups } = this
    return {
      id: ids[slot] as number,
      closesAt: keys.deadline[slot] as number,
      payKey: keys.pay[slot] as number,
      group: (facet) => groups[facet]?.[slot] ?? 0,
    }
  }

  private grow(capacity: number): void {
    this.ids = grown(this.ids, capacity)
    this.kinds = grown(this.kinds, capacity)
    this.isClosed = grown(this.isClosed, capacity)
    this.opensAt = grown(this.opensAt, capacity)
    for (const order of orders) this.keys[order] = grown(this.keys[order], capacity)
    this.groups = this.groups.map((column) => grown(column, capacity))
  }
}
