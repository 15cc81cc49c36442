import type { Translate } from '../../ui/contract'

const KEY = 'listings.city'

/** Choices of a text are letters and underscores, and none is a word that every object knows. */
export const cityKey = (city: string) => `in_${city.toLowerCase().replace(/[^a-z]+/g, '_')}`

/** A city in the letters of the reader's language; the texts of listings know the larger ones of India and some abroad, others stay as they are written. */
export function cityText(t: Translate, city: string): string {
  const said = t(KEY, { key: cityKey(city), city })
  // Where the texts of listings are not at hand, it stays as well.
  return said === KEY ? city : said
}
