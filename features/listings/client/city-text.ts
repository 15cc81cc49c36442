import type { Translate } from '../../ui/contract'

/** Choices of a text are letters and underscores, and none is a word that every object knows. */
const keyOf = (city: string) => `in_${city.toLowerCase().replace(/[^a-z]+/g, '_')}`

/** A city in the letters of the reader's language; the texts know the larger ones of India and some abroad, others stay as they are written. */
export const cityText = (t: Translate, city: string) => t('listings.city', { key: keyOf(city), city })
