import { type Bits, bitsFor, hasBit, onesBefore, roomFor, setBit, wordOf } from './bits'
import { sortIntoCells } from './cells'
import type { Said } from './said-lists'

/** Steps of what quality adds, within a weight. */
const STEPS = 64
/** So many may stand at the end in no order, of all. */
const LOOSE = 1 / 8
const FEW = 500

/** What quality adds to each, from 0 to `most`. */
export interface Bonuses {
  readonly most: number
  of(slot: number): number
}

/** Slots of one weight, and of one step of what quality adds. */
export interface Part {
  readonly weight: number
  readonly mostBonus: number
  readonly slots: Int32Array
}

/** A long list of what is said, to look slots up in, and to read from what weighs most. It follows its list as that grows. */
export class Impacts {
  bits: Bits
  /** The greatest weight first, and within a weight the best quality. */
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
    if (this.looseFrom === 0 || size - this.looseFrom > FEW + this.looseFrom * LOOSE) this.arrange()
  }

  /** Sorted by counting, once for all who ask. */
  private arrange(): void {
    const { slots, weights, size } = this.said
    const tiers = [...new Set(weights.subarray(0, size))].sort((a, b) => b - a)
    const tierOf = new Map(tiers.map((weight, tier) => [weight, tier]))
    const { all, starts } = sortIntoCells(
      size,
      tiers.length * STEPS,
      (at) => (tierOf.get(weights[at] as number) as number) * STEPS + this.stepOf(slots[at] as number),
    )
    const sorted = all.map((at) => slots[at] as number)
    this.parts = tiers.flatMap((weight, tier) =>
      Array.from({ length: STEPS }, (_, step) => ({
        weight,
        mostBonus: ((STEPS - step) / STEPS) * this.bonuses.most,
        slots: sorted.subarray(starts[tier * STEPS + step], starts[tier * STEPS + step + 1]),
      })).filter(({ slots }) => slots.length > 0),
    )
    this.looseFrom = size
  }

  private stepOf(slot: number): number {
    const step = STEPS - Math.ceil((this.bonuses.of(slot) / this.bonuses.most) * STEPS)
    return Math.min(Math.max(step, 0), STEPS - 1)
  }
}
