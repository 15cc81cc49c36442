import { type Bits, bitsFor, hasBit, onesBefore, roomFor, setBit, wordOf } from './bits'
import type { Bonuses } from './bonuses'
import { sortIntoCells } from './cells'
import type { Said } from './said-lists'

/** So many may stand at the end in no order, of all. */
const LOOSE = 1 / 8
const FEW = 500

/** Which places of `sorted` have one weight, and the same from quality. */
export interface Part {
  readonly weight: number
  readonly bonus: number
  readonly from: number
  readonly to: number
}

/** A long list of what is said, to look slots up in, and to read from what weighs most. It follows its list as that grows. */
export class Impacts {
  bits: Bits
  /** The greatest weight first, within a weight the best quality, and then in turn. */
  sorted: Int32Array = new Int32Array(0)
  parts: readonly Part[] = []
  /** Places from here on stand in no part. */
  looseFrom = 0
  /** The greatest weight. */
  most = 0
  /** By number of `bits`: the place of the first that stands in it. */
  private firsts = new Int32Array(0)
  private size = 0

  constructor(
    private said: Said,
    private readonly bonuses: Bonuses,
  ) {
    this.bits = bitsFor(said.slots[said.size - 1] ?? 0)
    this.read()
  }

  follow(said: Said): this {
    if (said !== this.said) {
      this.said = said
      this.read()
    }
    return this
  }

  /** 0 where it is not said. */
  weightOf(slot: number): number {
    if (!hasBit(this.bits, slot)) return 0
    return this.said.weights[(this.firsts[wordOf(slot)] as number) + onesBefore(this.bits, slot)] as number
  }

  /** Numbers that it holds. */
  get length(): number {
    return this.bits.length * 2 + this.said.size
  }

  private read(): void {
    const { slots, weights, size } = this.said
    this.bits = roomFor(this.bits, slots[size - 1] ?? 0)
    const firsts = new Int32Array(this.bits.length).fill(-1)
    firsts.set(this.firsts)
    for (let at = this.size; at < size; at++) {
      const slot = slots[at] as number
      setBit(this.bits, slot)
      const word = wordOf(slot)
      if (firsts[word] === -1) firsts[word] = at
      this.most = Math.max(this.most, weights[at] as number)
    }
    this.firsts = firsts
    this.size = size
  }

  /** Sorted by counting, once for all who read from what weighs most; counts only look slots up. */
  arrange(): void {
    const { weights, size } = this.said
    if (this.looseFrom > 0 && size - this.looseFrom <= FEW + this.looseFrom * LOOSE) return
    const { codes, values } = this.bonuses
    const own = this.inTurn()
    const [tiers, steps] = [[...new Set(weights.subarray(0, size))].sort((a, b) => b - a), stepsOf(values)]
    const { all, starts } = sortIntoCells(own.length, tiers.length * steps.length, (at) => {
      const slot = own[at] as number
      return tiers.indexOf(this.weightOf(slot)) * steps.length + (steps[codes[slot] as number] as number)
    })
    for (let at = 0; at < all.length; at++) all[at] = own[all[at] as number] as number
    const parts: Part[] = []
    for (const [tier, weight] of tiers.entries())
      for (const [code, bonus] of values.entries()) {
        const cell = tier * steps.length + (steps[code] as number)
        const [from, to] = [starts[cell] as number, starts[cell + 1] as number]
        if (from < to) parts.push({ weight, bonus, from, to })
      }
    this.sorted = all
    this.parts = parts.sort((a, b) => a.from - b.from)
    this.looseFrom = size
  }

  private inTurn(): Int32Array {
    const [all, own] = [this.bonuses.inTurn(), new Int32Array(this.said.size)]
    let count = 0
    for (let at = 0; at < all.length; at++) {
      const slot = all[at] as number
      if (hasBit(this.bits, slot)) own[count++] = slot
    }
    return own.subarray(0, count)
  }
}

/** By code the place of its value, the greatest first. */
function stepsOf(values: readonly number[]): readonly number[] {
  const steps: number[] = []
  const codes = [...values.keys()].sort((a, b) => (values[b] as number) - (values[a] as number))
  for (const [step, code] of codes.entries()) steps[code] = step
  return steps
}
