/** Numbers for words, given out as they are met. */
export interface Vocabulary {
  codeOf(word: string): number
  find(word: string): number | undefined
  /** Codes of all words that begin so. */
  beginning(text: string): readonly number[]
}

export function createVocabulary(): Vocabulary {
  const codes = new Map<string, number>()
  /** All words by spelling, from the first time that a beginning is asked for. */
  let spelled: string[] | undefined

  return {
    find: (word) => codes.get(word),
    codeOf(word) {
      const known = codes.get(word)
      if (known !== undefined) return known
      const code = codes.size
      codes.set(word, code)
      spelled?.splice(placeIn(spelled, word), 0, word)
      return code
    },
    beginning(text) {
      spelled ??= [...codes.keys()].sort()
      const found: number[] = []
      for (let at = placeIn(spelled, text); spelled[at]?.startsWith(text); at++)
        found.push(codes.get(spelled[at] as string) as number)
      return found
    },
  }
}

/** Where a word stands or would stand. */
function placeIn(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as string) < word) low = middle + 1
    else high = middle
  }
  return low
}
