/** Whether each slot is in a set, 32 of them in a number. */
export type Bits = Int32Array

const WORD = 5
const LAST = 31

/** In which number a slot stands. */
export const wordOf = (slot: number) => slot >>> WORD

export const bitsFor = (slots: number): Bits => new Int32Array(wordOf(slots) + 1)

export const hasBit = (bits: Bits, slot: number) => (((bits[wordOf(slot)] ?? 0) >>> (slot & LAST)) & 1) === 1

/** The same set with room for this slot. */
export function roomFor(bits: Bits, slot: number): Bits {
  if (wordOf(slot) < bits.length) return bits
  const made = new Int32Array(Math.ceil(wordOf(slot) * 1.25) + 1)
  made.set(bits)
  return made
}

export function setBit(bits: Bits, slot: number): void {
  bits[wordOf(slot)] = (bits[wordOf(slot)] as number) | (1 << (slot & LAST))
}

export function clearBit(bits: Bits, slot: number): void {
  bits[wordOf(slot)] = (bits[wordOf(slot)] as number) & ~(1 << (slot & LAST))
}

/** How many bits of a number are 1, counted in pairs, fours and bytes at once. */
export function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** How many of a number stand before this slot. */
export const onesBefore = (bits: Bits, slot: number) =>
  countOnes((bits[wordOf(slot)] as number) & ((1 << (slot & LAST)) - 1))

/** By number: how many stand before it; and how many there are. */
export function firstsOf(bits: Bits): readonly [firsts: Int32Array, count: number] {
  const firsts = new Int32Array(bits.length)
  let count = 0
  for (let at = 0; at < bits.length; at++) {
    firsts[at] = count
    count += countOnes(bits[at] as number)
  }
  return [firsts, count]
}

function commonAt(all: readonly Bits[], at: number): number {
  let common = -1
  for (let each = 0; each < all.length && common !== 0; each++) common &= (all[each] as Bits)[at] as number
  return common
}

/** The slots that are in all of these sets (two or more, none shorter than `into`), written into another one; how many. */
export function meet([first, second, ...others]: readonly [Bits, Bits, ...Bits[]], into: Bits): number {
  let count = 0
  for (let at = 0; at < into.length; at++) {
    // Not `commonAt`: two sets are the most of what is asked, and a search for common words does little else.
    let common = (first[at] as number) & (second[at] as number)
    for (let each = 0; each < others.length && common !== 0; each++) common &= (others[each] as Bits)[at] as number
    into[at] = common
    if (common !== 0) count += countOnes(common)
  }
  return count
}

/** Slots that are in all of these sets, in order. */
export function visit(all: readonly Bits[], hear: (slot: number) => void): void {
  const length = Math.min(...all.map((each) => each.length))
  for (let at = 0; at < length; at++)
    for (let left = commonAt(all, at); left !== 0; left &= left - 1)
      hear((at << WORD) + LAST - Math.clz32(left & -left))
}
