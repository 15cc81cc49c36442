import { readQuery, wantedOf } from './query-text'
import type { TextIndex } from './text-index'
import type { Words } from './words'

export interface TextMatches {
  /** By slot, 0 where the text is not found; undefined when nothing was asked, so that everything matches. */
  readonly ranks: Float32Array | undefined
  /** What was searched instead, when what was typed finds nothing and is likely misspelt. */
  readonly corrected: string | undefined
}

/** Finds by text; what finds nothing is tried once more with the likeliest words instead. */
export function matchText(typed: string | undefined, texts: TextIndex, words: Words): TextMatches {
  const asked = readQuery(typed ?? '')
  const wanted = wantedOf(asked)
  if (wanted.length === 0) return { ranks: undefined, corrected: undefined }
  const { ranks, isAny } = texts.find(wanted)
  if (isAny) return { ranks, corrected: undefined }
  const guess = words.correct(asked)
  const better = guess && texts.find(wantedOf(guess))
  if (!guess || !better?.isAny) return { ranks, corrected: undefined }
  return { ranks: better.ranks, corrected: guess.map(({ text }) => text).join(' ') }
}
