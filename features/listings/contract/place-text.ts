import type { Translate } from '../../ui/contract'
import { cityText, countryText } from './city-text'

interface Placed {
  readonly city: string | null
  readonly country: string | null
  readonly workMode: 'onsite' | 'hybrid' | 'remote' | 'online'
}

/** As people write the country of the house, in small letters. */
const houseNames = ['india', 'भारत']

const isHouse = (country: string) => houseNames.includes(country.trim().toLowerCase())

/**
 * Where it is, in the letters of the reader's language: “Pune”, “Zurich, Switzerland”. The country of the house is said alone where one has to
 * come to a city that is not known. Undefined where nothing is.
 */
export function placeText(t: Translate, { city, country, workMode }: Placed): string | undefined {
  const isSomewhere = workMode === 'onsite' || workMode === 'hybrid'
  const isSaid = country !== null && (!isHouse(country) || (city === null && isSomewhere))
  const parts = [city && cityText(t, city), isSaid && countryText(t, country)]
  // Some countries are a city.
  return [...new Set(parts)].filter(Boolean).join(', ') || undefined
}
