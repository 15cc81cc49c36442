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

/** The slots that are in all of one kind of sets and in none of the other, written into another one; how many. Sets may be of any length. */
export function pick(all: readonly Bits[], none: readonly Bits[], into: Bits): number {
  into.fill(-1)
  // Set by set: loops of one step each are many times as fast as a loop over sets within.
  for (const each of all) {
    const length = Math.min(each.length, into.length)
    for (let at = 0; at < length; at++) into[at] = (into[at] as number) & (each[at] as number)
    into.fill(0, length)
  }
  for (const each of none) {
    const length = Math.min(each.length, into.length)
    for (let at = 0; at < length; at++) into[at] = (into[at] as number) & ~(each[at] as number)
  }
  let count = 0
  for (let at = 0; at < into.length; at++) count += countOnes(into[at] as number)
  return count
}

/** How many are in all of one kind of sets and not in another; looks no further once these are `most`. */
export function countUpTo(all: readonly Bits[], none: Bits, most: number): number {
  const length = Math.min(...all.map((each) => each.length))
  let count = 0
  for (let at = 0; at < length && count < most; at++) count += countOnes(commonAt(all, at) & ~(none[at] ?? 0))
  return Math.min(count, most)
}

/** Slots that are in all of these sets, in order. */
export function visit(all: readonly Bits[], hear: (slot: number) => void): void {
  const length = Math.min(...all.map((each) => each.length))
  for (let at = 0; at < length; at++)
    for (let left = commonAt(all, at); left !== 0; left &= left - 1)
      hear((at << WORD) + LAST - Math.clz32(left & -left))
}
