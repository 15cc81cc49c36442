/** What decides between those that say the same. */
export interface Bonuses {
  /** Of each slot the code of what is added to its rank. */
  readonly codes: Uint16Array
  /** By code. They are some hundred different numbers, however many slots there are. */
  readonly values: readonly number[]
  /** What is added to each. */
  of(slot: number): number
  /** Slots in the order in which those of the same rank are told. What is no more may be missing. */
  inTurn(): Int32Array
}

export function createBonuses(inTurn: () => Int32Array) {
  let codes = new Uint16Array(0)
  const values: number[] = []
  const known = new Map<number, number>()
  return {
    get codes() {
      return codes
    },
    values,
    of: (slot: number) => values[codes[slot] as number] as number,
    inTurn,
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
    },
  } satisfies Bonuses & { set(slot: number, bonus: number): void }
}
