import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Columns } from './columns'
import { IntList } from './int-list'
import type { Order, Status } from './listed'

const RUN = 8192
/** Which of two comes first where an order does not tell: the lower id, or the higher. */
const SIGN = { deadline: 1, newest: -1, pay: -1, popular: -1 } as const satisfies Record<Order, number>

export type Key = readonly [value: number, id: number]

/** Slots in one order, kept so by binary search. */
export class SortedList {
  private items = new IntList()
  readonly compare: (a: number, b: number) => number
  constructor(
    private readonly columns: Columns,
    private readonly order: Order,
  ) {
    const sign = SIGN[order]
    this.compare = (a, b) => {
      const [keys, ids] = [columns.keys[order], columns.ids]
      return (keys[a] as number) - (keys[b] as number) || sign * (ids[a] as number) - sign * (ids[b] as number)
    }
  }

  /** All at once: sorting is cheaper than many insertions. Others are answered meanwhile. */
  async fill(slots: Int32Array): Promise<void> {
    this.items = new IntList()
    this.items.list = await sorted(slots, this.compare)
    this.items.size = this.items.list.length
  }

  /** Takes slots that stand in this order already. */
  adopt(slots: Int32Array): void {
    this.items = new IntList()
    this.items.list = slots
    this.items.size = slots.length
  }

  add(slot: number): void {
    this.items.insert(this.after(this.keyOf(slot)), slot)
  }

  remove(slot: number): void {
    const at = this.after(this.keyOf(slot)) - 1
    if (this.items.list[at] === slot) this.items.remove(at)
  }

  keyOf(slot: number): Key {
    return [this.columns.keys[this.order][slot] as number, SIGN[this.order] * (this.columns.ids[slot] as number)]
  }

  isAfter(slot: number, [value, id]: Key): boolean {
    const own = this.columns.keys[this.order][slot] as number
    return own > value || (own === value && SIGN[this.order] * (this.columns.ids[slot] as number) > id)
  }

  /** Where those begin that come after this key. */
  after(key: Key): number {
    let [low, high] = [0, this.items.size]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.isAfter(this.items.list[middle] as number, key)) high = middle
      else low = middle + 1
    }
    return low
  }

  /** Where those end that come before it. */
  before(key: Key): number {
    const at = this.after(key) - 1
    const last = at < 0 ? undefined : this.keyOf(this.items.list[at] as number)
    return last?.[0] === key[0] && last[1] === key[1] ? at - 1 : at
  }

  /** Where to begin when only these are looked for: by deadline, all that ever closed stand first. */
  begin(status: Status, now: number): number {
    const isByDeadline = this.order === 'deadline' && (status === 'open' || status === 'upcoming')
    return isByDeadline ? this.after([now, Number.MAX_SAFE_INTEGER]) : 0
  }

  /** Until it changes. */
  get slots(): Int32Array {
    return this.items.view()
  }
}

/** Short runs are sorted, then merged two by two, so that nobody waits for long. */
async function sorted(slots: Int32Array, compare: (a: number, b: number) => number): Promise<Int32Array> {
  let [from, to] = [slots.slice(), new Int32Array(slots.length)]
  for (let at = 0; at < from.length; at += RUN) {
    from.subarray(at, at + RUN).sort(compare)
    await othersTurn()
  }
  for (let run = RUN; run < from.length; run *= 2) {
    for (let at = 0; at < from.length; at += 2 * run) {
      await merge(from.subarray(at, at + run), from.subarray(at + run, at + 2 * run), to.subarray(at), compare)
    }
    ;[from, to] = [to, from]
  }
  return from
}

async function merge(one: Int32Array, other: Int32Array, into: Int32Array, compare: (a: number, b: number) => number) {
  let [a, b] = [0, 0]
  while (a < one.length || b < other.length) {
    const isOne = b === other.length || (a < one.length && compare(one[a] as number, other[b] as number) <= 0)
    into[a + b] = (isOne ? one[a] : other[b]) as number
    if (isOne) a += 1
    else b += 1
    if ((a + b) % (4 * RUN) === 0) await othersTurn()
  }
}
