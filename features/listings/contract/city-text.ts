import type { Translate } from '../../ui/contract'

const KEY = 'listings.city'
const COUNTRY_KEY = 'listings.country'

/** Choices of a text are letters and underscores, and none is a word that every object knows. */
export const cityKey = (city: string) => `in_${city.toLowerCase().replace(/[^a-z]+/g, '_')}`

/** A city in the letters of the reader's language; the texts of listings know the larger ones of India and some abroad, others stay as they are written. */
export const cityText = (t: Translate, city: string): string => known(t(KEY, { key: cityKey(city), city }), city)

/** The same for a country, of which the texts know those that our lists name. */
export const countryText = (t: Translate, country: string): string =>
  known(t(COUNTRY_KEY, { key: cityKey(country), country }), country)

/** Where the texts of listings are not at hand, a name stays as well. */
const known = (said: string, name: string) => (said === KEY || said === COUNTRY_KEY ? name : said)
