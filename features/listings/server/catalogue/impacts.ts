import { type Bits, bitsFor, hasBit, onesBefore, roomFor, setBit, wordOf } from './bits'
import type { Bonuses } from './bonuses'
import type { Said } from './said-lists'

/** Where it is said with one weight. */
export interface Tier {
  readonly weight: number
  readonly bits: Bits
  /** By code of a bonus: 1 where a slot of this tier has it. */
  readonly bonusCodes: Uint8Array
}

/** A long list of what is said as sets: all of it, and weight by weight. It follows its list as that grows. */
export class Impacts {
  bits: Bits
  /** The greatest weight first. */
  tiers: readonly Tier[] = []
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

  /** The greatest weight. */
  get most(): number {
    return this.tiers[0]?.weight ?? 0
  }

  /** Numbers that it holds, but for those of its list. */
  get length(): number {
    return this.bits.length * (2 + this.tiers.length)
  }

  private read(): void {
    const { slots, weights, size } = this.said
    const last = slots[size - 1] ?? 0
    this.bits = roomFor(this.bits, last)
    const tiers = this.tiers.map((tier) => this.withRoom(tier))
    const firsts = new Int32Array(this.bits.length).fill(-1)
    firsts.set(this.firsts)
    // A common word is read from some hundred thousand places while somebody waits: nothing is looked up twice.
    const [all, { codes }] = [this.bits, this.bonuses]
    let now: Tier | undefined
    let bits = all
    let bonusCodes: Uint8Array = new Uint8Array(0)
    for (let at = this.size; at < size; at++) {
      const [slot, weight] = [slots[at] as number, weights[at] as number]
      if (now?.weight !== weight) {
        now = this.tierOf(weight, tiers)
        ;({ bits, bonusCodes } = now)
      }
      setBit(all, slot)
      setBit(bits, slot)
      bonusCodes[codes[slot] as number] = 1
      const word = wordOf(slot)
      if (firsts[word] === -1) firsts[word] = at
    }
    this.tiers = tiers.sort((a, b) => b.weight - a.weight)
    this.firsts = firsts
    this.size = size
  }

  private tierOf(weight: number, tiers: Tier[]): Tier {
    for (let at = 0; at < tiers.length; at++) if (tiers[at]?.weight === weight) return tiers[at] as Tier
    const made = this.withRoom({ weight, bits: new Int32Array(0), bonusCodes: new Uint8Array(0) })
    tiers.push(made)
    return made
  }

  /** For all slots and bonuses that there are by now. */
  private withRoom(tier: Tier): Tier {
    const { weight, bits, bonusCodes } = tier
    if (bits.length === this.bits.length && bonusCodes.length === this.bonuses.values.length) return tier
    const made = {
      weight,
      bits: new Int32Array(this.bits.length),
      bonusCodes: new Uint8Array(this.bonuses.values.length),
    }
    made.bits.set(bits)
    made.bonusCodes.set(bonusCodes)
    return made
  }
}
