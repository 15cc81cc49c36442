import { FOREVER, type Listed, type Status, stands } from './listed'

const SPARE = 256

/** Places of what has a status, until time opens or closes one of them. */
export interface Standing {
  readonly places: Int32Array
  readonly until: number
}

/** The same opportunities in the same order, one list a fact: counting walks through memory in order instead of from object to object. */
export class Columns {
  size = 0
  ids = new Int32Array(0)
  slots = new Int32Array(0)
  isClosed = new Uint8Array(0)
  opensAt = new Float64Array(0)
  closesAt = new Float64Array(0)
  /** By facet. */
  groups: readonly Int32Array[]

  constructor(items: readonly Listed[], facetCount: number) {
    this.groups = Array.from({ length: facetCount }, () => new Int32Array(0))
    this.grow(items.length + SPARE)
    for (const [at, item] of items.entries()) this.set(at, item)
    this.size = items.length
  }

  /** Moves what follows instead of building anew: that would take a hundred times as long, after each change. */
  insert(at: number, item: Listed): void {
    if (this.size === this.slots.length) this.grow(Math.ceil(this.size * 1.5))
    for (const list of this.lists()) list.copyWithin(at + 1, at, this.size)
    this.set(at, item)
    this.size += 1
  }

  remove(at: number): void {
    for (const list of this.lists()) list.copyWithin(at, at + 1, this.size)
    this.size -= 1
  }

  /** From `begin` on, at the time `now`. */
  standing(status: Status, begin: number, now: number): Standing {
    const places = new Int32Array(this.size - begin)
    let [count, until] = [0, FOREVER]
    for (let at = begin; at < this.size; at++) {
      const [opens, closes] = [this.opensAt[at] as number, this.closesAt[at] as number]
      if (closes > now && closes < until) until = closes
      if (opens > now && opens < until) until = opens
      if (stands(status, this.isClosed[at] === 1, opens, closes, now)) places[count++] = at
    }
    return { places: places.slice(0, count), until }
  }

  private lists() {
    return [this.ids, this.slots, this.isClosed, this.opensAt, this.closesAt, ...this.groups]
  }

  private set(at: number, item: Listed): void {
    this.ids[at] = item.id
    this.slots[at] = item.slot
    this.isClosed[at] = item.isClosed ? 1 : 0
    this.opensAt[at] = item.opensAt
    this.closesAt[at] = item.closesAt
    for (const [facet, column] of this.groups.entries()) column[at] = item.groups[facet] ?? 0
  }

  private grow(capacity: number): void {
    const grown = <List extends Int32Array | Uint8Array | Float64Array>(list: List, made: List): List => {
      made.set(list)
      return made
    }
    this.ids = grown(this.ids, new Int32Array(capacity))
    this.slots = grown(this.slots, new Int32Array(capacity))
    this.isClosed = grown(this.isClosed, new Uint8Array(capacity))
    this.opensAt = grown(this.opensAt, new Float64Array(capacity))
    this.closesAt = grown(this.closesAt, new Float64Array(capacity))
    this.groups = this.groups.map((column) => grown(column, new Int32Array(capacity)))
  }
}
