/** The first letters of the first two words (spec §3), whole characters in Devanagari too. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).slice(0, 2)
  return words.map((word) => firstLetter(word).toLocaleUpperCase('en-IN')).join('')
}

function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(word)
  return first?.segment ?? ''
}
