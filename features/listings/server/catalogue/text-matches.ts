import type { Bits } from './bits'
import type { Hear, Limit, WalkHits } from './cuts'
import { type AskedWord, readQuery } from './query-text'
import { isDevanagari } from './sounds'
import type { Found, Shares, TextIndex } from './text-index'
import { type Wanted, wantedOf } from './wanted'
import type { Words } from './words'

type Heard = (slot: number) => void

export interface TextMatches {
  /** Ranks are above 1 where all of it is said; undefined when nothing was asked, so that everything matches. */
  readonly walk: WalkHits | undefined
  /** Where it finds a lot: tells the best of them among some, and returns how many there are; undefined where all that fits is walked through as fast. */
  readonly best?: (among: Bits, hear: Hear, limit: Limit) => number | undefined
  /** All that it finds, without ranks; false where all that fits is walked through as fast. */
  readonly meet?: (hear: Heard) => boolean
  /** What was searched instead, when what was typed finds nothing and is likely misspelt. */
  readonly corrected: string | undefined
  /** Too few have all that was asked: after them stand those that have most of it. */
  readonly isLoose: boolean
  /** What was looked for in the end. */
  readonly wanted: readonly Wanted[]
  /** By which that was ranked. */
  readonly shares: Shares
}

/** Who finds so few is shown what comes near, too. */
const FEW = 10

/**
 * Finds by text; what finds nothing is tried once more with the likeliest words instead, what finds little with most of its words. `rankedBy`: the
 * shares of the page before, so that what came and went since moves nothing.
 */
export function matchText(
  typed: string | undefined,
  texts: TextIndex,
  words: Words,
  rankedBy: Shares = [],
): TextMatches {
  const asked = readQuery(typed ?? '')
  const wanted = wantedOf(asked, texts.speech)
  if (wanted.length === 0) return { walk: undefined, corrected: undefined, isLoose: false, wanted, shares: [] }
  const sharesOf = (all: readonly Wanted[]) => (rankedBy.length === all.length ? rankedBy : texts.sharesOf(all))
  const few = texts.countUpTo(wanted, FEW)
  if (few === FEW) {
    const shares = sharesOf(wanted)
    const walk: WalkHits = (isMeant, hear) => texts.walk(wanted, isMeant, hear, shares)
    const best: TextMatches['best'] = (among, hear, limit) => texts.best(wanted, among, hear, limit, shares)
    const meet = (hear: Heard) => texts.meet(wanted, hear)
    return { walk, best, meet, corrected: undefined, isLoose: false, wanted, shares }
  }
  const waysOf = (at: number) => inOwnLetters(wanted[at] as Wanted)
  const guess =
    few > 0
      ? undefined
      : words.correct(
          asked,
          (at) => texts.reach(waysOf(at)) > 0,
          (at) => waysOf(at).ways.map(({ text }) => text),
        )
  const tried = guess ? wantedOf(guess, texts.speech) : wanted
  const shares = sharesOf(tried)
  const found = mayLoosen(asked, tried) ? texts.findMost(tried, shares) : allOf(texts.find(tried, shares))
  return {
    ...found,
    corrected: found.any > 0 ? guess?.map(({ text }) => text).join(' ') : undefined,
    isLoose: found.any > found.all,
    wanted: tried,
    shares,
  }
}

const allOf = ({ slots, ranks }: Found) => ({
  walk(isMeant: (slot: number) => boolean, hear: Hear): void {
    for (let at = 0; at < slots.length; at++)
      if (isMeant(slots[at] as number)) hear(slots[at] as number, ranks[at] as number)
  },
  any: slots.length,
  all: slots.length,
})

/** What is quoted or left out is meant so: the most of it would be something else. */
function mayLoosen(asked: readonly AskedWord[], wanted: readonly Wanted[]): boolean {
  return wanted.length > 1 && !asked.some(({ isExact }) => isExact)
}

/** A misspelt English word may sound like one in Devanagari: that is no reason to take it as it is. */
function inOwnLetters({ ways, isExcluded }: Wanted): Wanted {
  const isHindi = isDevanagari(ways[0]?.text ?? '')
  return { ways: ways.filter(({ text }) => isHindi || !isDevanagari(text)), isExcluded }
}
