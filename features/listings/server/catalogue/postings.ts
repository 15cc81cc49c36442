import { sortIntoCells } from './cells'
import { ALL_KINDS, type Columns } from './columns'

/** So many may stand at the end unsorted, of all. */
const LOOSE = 1 / 16
const FEW = 1000

/**
 * Which slots have which group of a facet, kind by kind: sorted by counting at the first question, what came since is looked through. A list is of one
 * kind mostly, and what is of another is not even met.
 */
export class Postings {
  private upTo = 0
  private kindCount = 1
  /** By group and kind: where its slots begin. */
  private starts: Int32Array = new Int32Array(1)
  private slots: Int32Array = new Int32Array(0)
  constructor(
    private readonly columns: Columns,
    private readonly facet: number,
  ) {}

  /** How many slots of a kind (or of all) have one of these groups, about: those that were removed count until all is read anew. */
  reach(hits: Uint8Array, kind: number): number {
    this.arrange(hits.length)
    let sum = this.columns.size - this.upTo
    for (const [from, to] of this.parts(hits, kind)) sum += to - from
    return sum
  }

  /** All slots of a kind (or of all) with one of these groups. Others may be among them that came lately. */
  gather(hits: Uint8Array, kind: number): Int32Array {
    const [own, found] = [this.columns.groups[this.facet] as Int32Array, new Int32Array(this.reach(hits, kind))]
    let size = 0
    for (const [from, to] of this.parts(hits, kind)) {
      found.set(this.slots.subarray(from, to), size)
      size += to - from
    }
    for (let slot = this.upTo; slot < this.columns.size; slot++)
      if (hits[own[slot] as number] === 1) found[size++] = slot
    return found.subarray(0, size)
  }

  private *parts(hits: Uint8Array, kind: number): Iterable<readonly [from: number, to: number]> {
    const { starts, kindCount } = this
    // A kind that came later has all of its slots at the end.
    if (kind !== ALL_KINDS && kind >= kindCount) return
    const [first, last] = kind === ALL_KINDS ? [0, kindCount - 1] : [kind, kind]
    const groupCount = Math.min(hits.length, (starts.length - 1) / kindCount)
    for (let group = 0; group < groupCount; group++) {
      if (hits[group] !== 1) continue
      const [from, to] = [starts[group * kindCount + first] as number, starts[group * kindCount + last + 1] as number]
      if (from < to) yield [from, to]
    }
  }

  private arrange(groupCount: number): void {
    const { size, groups, kinds } = this.columns
    if (size - this.upTo <= FEW + this.upTo * LOOSE && this.upTo > 0) return
    const own = groups[this.facet] as Int32Array
    const kindCount = 1 + kinds.subarray(0, size).reduce((most, kind) => Math.max(most, kind), 0)
    const { all, starts } = sortIntoCells(
      size,
      groupCount * kindCount,
      (slot) => (own[slot] as number) * kindCount + (kinds[slot] as number),
    )
    this.upTo = size
    this.kindCount = kindCount
    this.starts = starts
    this.slots = all
  }
}
