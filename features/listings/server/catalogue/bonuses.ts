import { sortIntoCells } from './cells'

/** This share may have come since turns were arranged. */
const LOOSE = 1 / 64

/** Which places of the turns have the same bonus. */
export interface Part {
  readonly code: number
  readonly from: number
  readonly to: number
}

/** Slots in the order in which those are told that say the same: the best bonus first, and then in turn. */
export interface Turns {
  readonly slots: Int32Array
  readonly parts: readonly Part[]
  /** This slot and later ones stand in none. */
  readonly upTo: number
}

/** What decides between those that say the same. */
export interface Bonuses {
  /** By slot the code of what is added to its rank, and by code how much that is. They are some hundred different numbers, however many slots there are. */
  readonly codes: Uint16Array
  readonly values: readonly number[]
  of(slot: number): number
  /** Removed slots may still stand in it. */
  turns(): Turns
  /** How many slots have one. */
  readonly size: number
}

/** `inTurn`: slots in the order in which those of the same rank are told; `few`: so many may have come since in any case. */
export function createBonuses(inTurn: () => Int32Array, few: number) {
  let codes = new Uint16Array(0)
  let size = 0
  const values: number[] = []
  const known = new Map<number, number>()
  let turns: Turns = { slots: new Int32Array(0), parts: [], upTo: 0 }

  /** Sorted by counting. */
  function arrange(): Turns {
    const [own, steps] = [inTurn().slice(), stepsOf(values)]
    const { all, starts } = sortIntoCells(
      own.length,
      steps.length,
      (at) => steps[codes[own[at] as number] as number] as number,
    )
    const slots = all.map((at) => own[at] as number)
    const parts = [...values.keys()].map((code) => {
      const step = steps[code] as number
      return { code, from: starts[step] as number, to: starts[step + 1] as number }
    })
    return { slots, parts: parts.filter(({ from, to }) => from < to).sort((a, b) => a.from - b.from), upTo: size }
  }

  return {
    get codes() {
      return codes
    },
    values,
    get size() {
      return size
    },
    of: (slot: number) => values[codes[slot] as number] as number,
    turns(): Turns {
      if (size - turns.upTo > few + turns.upTo * LOOSE) turns = arrange()
      return turns
    },
    set(slot: number, bonus: number): void {
      if (slot >= codes.length) {
        const made = new Uint16Array(Math.ceil(slot * 1.5) + 16)
        made.set(codes)
        codes = made
      }
      const value = Math.fround(bonus)
      const code = known.get(value) ?? values.push(value) - 1
      known.set(value, code)
      codes[slot] = code
      size = Math.max(size, slot + 1)
    },
  } satisfies Bonuses & { set(slot: number, bonus: number): void }
}

/** By code the place of its value, the greatest first. */
function stepsOf(values: readonly number[]): readonly number[] {
  const steps: number[] = []
  const codes = [...values.keys()].sort((a, b) => (values[b] as number) - (values[a] as number))
  for (const [step, code] of codes.entries()) steps[code] = step
  return steps
}
