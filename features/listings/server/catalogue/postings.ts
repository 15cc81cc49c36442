import type { Columns } from './columns'

/** So many may stand at the end unsorted, of all. */
const LOOSE = 1 / 16
const FEW = 1000

/** Which slots have which group of a facet: sorted by counting at the first question, what came since is looked through. */
export class Postings {
  private upTo = 0
  private starts = new Int32Array(1)
  private slots = new Int32Array(0)
  constructor(
    private readonly columns: Columns,
    private readonly facet: number,
  ) {}

  /** How many slots have one of these groups, about: those that were removed count until all is read anew. */
  reach(hits: Uint8Array): number {
    this.arrange(hits.length)
    let sum = this.columns.size - this.upTo
    for (let group = 0; group + 1 < this.starts.length; group++)
      if (hits[group] === 1) sum += (this.starts[group + 1] as number) - (this.starts[group] as number)
    return sum
  }

  /** All slots with one of these groups. */
  gather(hits: Uint8Array): Int32Array {
    const [own, found] = [this.columns.groups[this.facet] as Int32Array, new Int32Array(this.reach(hits))]
    let size = 0
    for (let group = 0; group + 1 < this.starts.length; group++) {
      if (hits[group] !== 1) continue
      const part = this.slots.subarray(this.starts[group], this.starts[group + 1])
      found.set(part, size)
      size += part.length
    }
    for (let slot = this.upTo; slot < this.columns.size; slot++)
      if (hits[own[slot] as number] === 1) found[size++] = slot
    return found.subarray(0, size)
  }

  private arrange(groupCount: number): void {
    const { size, groups } = this.columns
    if (size - this.upTo <= FEW + this.upTo * LOOSE && this.upTo > 0) return
    const own = groups[this.facet] as Int32Array
    const starts = new Int32Array(groupCount + 1)
    for (let slot = 0; slot < size; slot++)
      starts[(own[slot] as number) + 1] = (starts[(own[slot] as number) + 1] as number) + 1
    for (let group = 0; group < groupCount; group++)
      starts[group + 1] = (starts[group + 1] as number) + (starts[group] as number)
    const next = starts.slice()
    const slots = new Int32Array(size)
    for (let slot = 0; slot < size; slot++) {
      const group = own[slot] as number
      slots[next[group] as number] = slot
      next[group] = (next[group] as number) + 1
    }
    this.upTo = size
    this.starts = starts
    this.slots = slots
  }
}
