import { diffArrays } from 'diff'

/** What stayed, what is gone and what came, in the order of reading. */
export interface Change {
  readonly is: 'kept' | 'gone' | 'come'
  readonly text: string
}

/** Words and numbers whole (7.5 is one), in both scripts with their signs; each other sign by itself. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:[.,:/’'-][\p{L}\p{M}\p{N}]+)*\s*|[^\s\p{L}\p{M}\p{N}]\s*|\s+/gu

/** More than this is another text: nobody looks for what stayed. */
const MOST_CHANGED = 2_000

const wordsIn = (text: string): readonly string[] => text.match(WORD) ?? []

/** From one text to the other, word by word. Where almost nothing stayed they stand one after the other, for nobody reads a mosaic. */
export function wordChanges(before: string, after: string): readonly Change[] {
  const [were, are] = [wordsIn(before), wordsIn(after)]
  const trimmed = (words: readonly string[]) => words.map((word) => word.trim())
  const parts = diffArrays(trimmed(were), trimmed(are), { maxEditLength: MOST_CHANGED })
  const kept = parts?.reduce((sum, { added, removed, count }) => sum + (added || removed ? 0 : count), 0) ?? 0
  if (!parts || kept * 3 < Math.min(were.length, are.length))
    return [{ is: 'gone', text: before } as const, { is: 'come', text: after } as const].filter(({ text }) => text)
  let [old, now] = [0, 0]
  return parts.map(({ added, removed, count }) => {
    const text = removed ? were.slice(old, old + count) : are.slice(now, now + count)
    if (!added) old += count
    if (!removed) now += count
    return { is: added ? 'come' : removed ? 'gone' : 'kept', text: text.join('') }
  })
}
