/** The first letters of the first two words (spec §3), whole characters in Devanagari too. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).slice(0, 2)
  return words.map((word) => firstLetter(word).toLocaleUpperCase('en-IN')).join('')
}

const PLAIN_LETTER = /^\p{Script=Latin}(?!\p{M})/u

function firstLetter(word: string): string {
  const plain = PLAIN_LETTER.exec(word) // most names; the segmenter is costly to begin with
  if (plain) return plain[0]
  const [first] = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(word)
  return first?.segment ?? ''
}
