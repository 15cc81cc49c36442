import { LRUCache } from 'lru-cache'
import { bitsFor, setBit, visit } from './bits'
import type { Wanted } from './wanted'

const MOST_KEPT = 2000
/** Of all lists together, 8 bytes each: with a million opportunities a common word stands in some hundred thousand. */
const MOST_PLACES = 40_000_000

/** Where something is said, in whichever way: slots in order, and the weight of the best place of each. */
export interface Said {
  readonly slots: Int32Array
  readonly weights: Float32Array
  readonly size: number
}

export type Visit = (slot: number, weight: number) => void

const NOTHING: Said = { slots: new Int32Array(0), weights: new Float32Array(0), size: 0 }

/** What a list is known by. */
export const saidKey = ({ ways }: Wanted) =>
  ways.map(({ text, isBeginning, factor }) => `${text}${isBeginning ? '*' : ''}${factor}`).join('|')

/** Lists of what was asked lately; what was added since is added to them. Words are asked again and again, also in other company. */
export function createSaidLists(size: () => number, visitFrom: (wanted: Wanted, slot: number, visit: Visit) => void) {
  const kept = new LRUCache<string, Said & { readonly upTo: number }>({
    max: MOST_KEPT,
    maxSize: MOST_PLACES,
    sizeCalculation: ({ slots }) => slots.length + 1,
  })
  /** By slot, while a list is made. */
  let best = new Float32Array(0)

  function make(wanted: Wanted, from: number): Said {
    if (best.length < size()) best = new Float32Array(Math.ceil(size() * 1.5))
    let [slots, count, isSorted] = [new Int32Array(64), 0, true]
    visitFrom(wanted, from, (slot, weight) => {
      const known = best[slot] as number
      if (known === 0) {
        if (count === slots.length) {
          const made = new Int32Array(count * 2)
          made.set(slots)
          slots = made
        }
        isSorted &&= count === 0 || (slots[count - 1] as number) < slot
        slots[count++] = slot
      }
      if (weight > known) best[slot] = weight
    })
    if (count === 0) return NOTHING
    const own = slots.slice(0, count)
    if (!isSorted) order(own, size())
    const weights = new Float32Array(count)
    for (let at = 0; at < count; at++) {
      weights[at] = best[own[at] as number] as number
      best[own[at] as number] = 0
    }
    return { slots: own, weights, size: count }
  }

  return {
    of(wanted: Wanted): Said {
      const key = saidKey(wanted)
      const known = kept.get(key)
      if (known?.upTo === size()) return known
      const since = make(wanted, known?.upTo ?? 0)
      const all = known && known.size > 0 ? joined(known, since) : since
      kept.set(key, { ...all, upTo: size() })
      return all
    },
  }
}

/** Of so many slots it is faster to go through all that there are than to sort. */
const MANY = 1 / 64

/** Different slots. */
function order(own: Int32Array, size: number): void {
  if (own.length < size * MANY) return void own.sort()
  const bits = bitsFor(size)
  for (let at = 0; at < own.length; at++) setBit(bits, own[at] as number)
  let at = 0
  visit([bits], (slot) => void (own[at++] = slot))
}

function joined(first: Said, second: Said): Said {
  if (second.size === 0) return first
  const [size, slots] = [first.size + second.size, new Int32Array(first.size + second.size)]
  const weights = new Float32Array(size)
  slots.set(first.slots)
  slots.set(second.slots, first.size)
  weights.set(first.weights)
  weights.set(second.weights, first.size)
  return { slots, weights, size }
}
