/** The first letters of the first two words (spec §3), whole characters in Devanagari too. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).slice(0, 2)
  return words.map((word) => firstLetter(word).toUpperCase()).join('')
}

/** Nothing above it or below: what comes after is plain, too. */
const PLAIN_LETTER = /^[A-Za-z](?=[!-~]|$)/

function firstLetter(word: string): string {
  const plain = PLAIN_LETTER.exec(word) // most names; the segmenter, and what scripts are, is costly to begin with
  if (plain) return plain[0]
  const [first] = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(word)
  return first?.segment ?? ''
}
