import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { facetName } from '../../contract'
import { ALL_KINDS } from './columns'
import { type Chosen, chosenOf, count, countTotal, createTally, isKnown, sizeOf, type Tally } from './counting'
import type { Dictionary } from './listed'
import { createParts } from './parts'
import type { Question } from './question'
import type { Shelves } from './shelves'

const MOST_KEPT = 2000
/** Numbers in all of them together: 32 MB. */
const MOST_NUMBERS = 8_000_000
/** A filter that finds no more than this share of all is walked through instead of all. */
const SELECTIVE = 1 / 3
const LONG = 50
const NO_SLOTS = new Int32Array(0)

export interface Counts {
  /** Of the kind and status, whatever the filters. */
  readonly all: number
  readonly total: number
  /** By facet and code: how many there would be with that value chosen (or within, where others of its facet are). */
  readonly byFacet: readonly ArrayLike<number>[]
  /** By facet: how many come back without it. The last one is the text. */
  readonly gains: readonly number[]
}

interface Kept {
  readonly chosen: Chosen
  readonly tally: Tally
  readonly isOfText: boolean
  /** By values too; lists ask for the total alone, which is told in a fraction of the time. */
  readonly isWhole: boolean
}

/** Slots of what a text finds; looked for only when they are needed. */
export type FindText = () => Int32Array | undefined

const digests = new WeakMap<readonly string[], string>()

/** A question that one person asks may spell out many values: they are remembered by their digest. */
function keyOf(question: Question): string {
  return JSON.stringify(question, (_, value: unknown) => {
    if (!Array.isArray(value) || value.length < LONG) return value
    const known = digests.get(value) ?? createHash('sha256').update(value.join()).digest('base64')
    digests.set(value, known)
    return known
  })
}

/**
 * Counts of what was asked lately. They follow each change row by row, and hold until time opens or closes something, so that they are exact.
 * Counted is among what the narrowest filter finds; what there would be without that filter is known from the question without it.
 */
export function createCountings(shelves: Shelves) {
  const { columns, dictionaries, slotsOf, postings } = shelves
  const parts = createParts(shelves)
  const kept = new LRUCache<string, Kept>({
    max: MOST_KEPT,
    maxSize: MOST_NUMBERS,
    sizeCalculation: ({ tally }) => sizeOf(tally),
  })

  /** The facet whose choice finds the fewest, if that is worth it. */
  function narrowest({ kind, hits }: Chosen): number | undefined {
    let best: number | undefined
    let least = slotsOf(kind).length * SELECTIVE
    for (const [facet, wanted] of hits.entries()) {
      if (!wanted) continue
      const reach = postings(facet).reach(wanted, kind)
      if (reach < least) [best, least] = [facet, reach]
    }
    return best
  }

  function make(question: Question, now: number, found: Int32Array | undefined): Kept {
    const chosen = chosenOf(shelves, question, now)
    const tally = createTally(dictionaries, chosen.counted)
    if (found) {
      count(columns, found, chosen, tally)
      return { chosen, tally, isOfText: true, isWhole: true }
    }
    const facet = narrowest(chosen)
    const without = facet === undefined ? question : withoutFacet(question, dictionaries[facet] as Dictionary)
    parts.countInto(tally, chosen, facet, keyOf({ ...without, kind: undefined }))
    if (facet === undefined) return { chosen, tally, isOfText: false, isWhole: true }
    const { tally: others } = whole(without, now)
    tally.until = Math.min(tally.until, others.until)
    tally.gains[facet] = others.total - tally.total
    tally.groups[facet] = (others.groups[facet] as Int32Array).slice()
    return { chosen, tally, isOfText: false, isWhole: true }
  }

  function makeTotal(question: Question, now: number, found: Int32Array | undefined): Kept {
    const chosen = { ...chosenOf(shelves, question, now), counted: [] }
    const facet = found ? undefined : narrowest(chosen)
    const slots =
      found ??
      (facet === undefined
        ? slotsOf(chosen.kind)
        : postings(facet).gather(chosen.hits[facet] as Uint8Array, chosen.kind))
    const tally = createTally([], [])
    countTotal(columns, slots, chosen, tally)
    return { chosen, tally, isOfText: found !== undefined, isWhole: false }
  }

  function known(key: string, question: Question, now: number): Kept | undefined {
    const before = kept.get(key)
    // A kind that nothing had may have come since.
    const holds = before && now < before.tally.until && before.chosen.kind === shelves.codeOf(question.kind)
    return holds ? before : undefined
  }

  function whole(question: Question, now: number, find?: FindText): Kept {
    const key = keyOf(question)
    const before = known(key, question, now)
    if (before?.isWhole) return before
    const made = make(question, now, find?.())
    kept.set(key, made)
    return made
  }

  function totalOf(question: Question, now: number, find?: FindText): number {
    const key = keyOf(question)
    const before = known(key, question, now)
    if (before) return before.tally.total
    const made = makeTotal(question, now, find?.())
    kept.set(key, made)
    return made.tally.total
  }

  /** Those of `without` that the text finds, if there is one. */
  function unwantedSlots({ without }: Chosen, find: FindText | undefined): Int32Array {
    if (!without) return NO_SLOTS
    const found = find?.()
    return found ? found.filter((slot) => without.has(slot)) : Int32Array.from(without)
  }

  /** What is counted is the same for all who ask; what one of them does not want is taken off afterwards. */
  function ownTotal({ without = [], ...question }: Question, now: number, find?: FindText): number {
    const total = totalOf(question, now, find)
    if (without.length === 0) return total
    const chosen = chosenOf(shelves, { ...question, without }, now)
    const fewer = createTally([], [])
    countTotal(columns, unwantedSlots(chosen, find), chosen, fewer)
    return total - fewer.total
  }

  function ownTally({ without = [], ...question }: Question, now: number, find: FindText): Kept {
    const shared = whole(question, now, find)
    if (without.length === 0) return shared
    const chosen = chosenOf(shelves, { ...question, without }, now)
    const { groups, gains, ...same } = shared.tally
    const tally = { ...same, groups: groups.map((each) => each.slice()), gains: gains.slice() }
    count(columns, unwantedSlots(chosen, find), chosen, tally, -1)
    return { ...shared, tally }
  }

  const base = ({ kind, status, without = [] }: Question): Question => ({ kind, choices: {}, status, without })

  return {
    total: ownTotal,
    all: (question: Question, now: number) => ownTotal(base(question), now),
    counts(question: Question, now: number, find: FindText): Counts {
      const { tally, isOfText } = ownTally(question, now, find)
      const { text: _, ...others } = question
      const textGain = isOfText ? ownTotal(others, now) - tally.total : 0
      return {
        all: ownTotal(base(question), now),
        total: tally.total,
        byFacet: dictionaries.map((each, facet) => byCode(each, tally.groups[facet] as Int32Array)),
        gains: [...tally.gains, textGain],
      }
    },
    narrowest,
    /** A slot was added (1), or is about to go (−1). */
    follow(slot: number, step: 1 | -1): void {
      parts.follow(slot, step)
      const one = Int32Array.of(slot)
      const kind = columns.kinds[slot]
      for (const [key, { chosen, tally, isOfText, isWhole }] of [...kept.entries()]) {
        if (chosen.kind !== ALL_KINDS && chosen.kind !== kind) continue
        if (isOfText || !isKnown(columns, slot, chosen, tally)) kept.delete(key)
        else if (isWhole) count(columns, one, chosen, tally, step)
        else countTotal(columns, one, chosen, tally, step)
      }
    },
  }
}

export type Countings = ReturnType<typeof createCountings>

function withoutFacet(question: Question, { facet }: Dictionary): Question {
  const name = facetName(facet)
  return {
    ...question,
    choices: Object.fromEntries(Object.entries(question.choices).filter(([other]) => other !== name)),
  }
}

function byCode({ names, groups }: Dictionary, counts: Int32Array): ArrayLike<number> {
  if (counts.length === 0) return []
  const codes = new Int32Array(names.length)
  // Groups that came after the tally have no place in it; most have nothing where a filter is narrow.
  const most = Math.min(groups.length, counts.length)
  for (let at = 0; at < most; at++) {
    const count = counts[at] as number
    if (count === 0) continue
    const group = groups[at] as readonly number[]
    for (let each = 0; each < group.length; each++)
      codes[group[each] as number] = (codes[group[each] as number] as number) + count
  }
  return codes
}
