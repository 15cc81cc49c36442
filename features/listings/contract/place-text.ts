import type { Translate } from '../../ui/contract'
import { cityText, countryText } from './city-text'
import type { WorkMode } from './opportunity'
import { type Place, type Placed, placesOf } from './places'

interface Moded {
  readonly workMode: WorkMode
}

interface Somewhere extends Placed, Moded {
  readonly isCountrywide?: boolean | undefined
}

const COUNTRYWIDE_KEY = 'listings.countrywide'

/** As people write the country of the house, in small letters. */
const houseNames = ['india', 'भारत']

const isHouse = (country: string) => houseNames.includes(country.trim().toLowerCase())

/** Whether one has to come to it. */
export const isSomewhere = ({ workMode }: Moded) => workMode === 'onsite' || workMode === 'hybrid'

/** One place: “Pune”, “Zurich, Switzerland”. The country of the house is said alone where one has to come to a city that is not known. */
export function onePlaceText(t: Translate, { city, country }: Place, workMode: WorkMode): string {
  const isSaid = country !== null && (!isHouse(country) || (city === null && isSomewhere({ workMode })))
  const parts = [city && cityText(t, city), isSaid && countryText(t, country)]
  // Some countries are a city.
  return [...new Set(parts)].filter(Boolean).join(', ')
}

function countrywideText(t: Translate, country: string): string {
  const name = countryText(t, country)
  const said = t(COUNTRYWIDE_KEY, { country: name })
  // Where the texts of listings are not at hand, its name stays.
  return said === COUNTRYWIDE_KEY ? name : said
}

/**
 * Where it is, place by place, in the letters of the reader's language; nothing where nothing is known. `isAsked`: whether a reader looks for
 * a city, which comes first.
 */
export function placeTexts(
  t: Translate,
  placed: Somewhere,
  isAsked: (city: string) => boolean = () => false,
): readonly string[] {
  const { workMode, isCountrywide, country } = placed
  const isWide = isCountrywide && isSomewhere(placed)
  const rank = ({ city }: Place) => (city !== null && isAsked(city) ? 0 : 1)
  const inOrder = [...placesOf(placed)].sort((one, other) => rank(one) - rank(other))
  const texts = inOrder.map((each) =>
    isWide && each.city === null && each.country !== null && each.country === country
      ? countrywideText(t, each.country)
      : onePlaceText(t, each, workMode),
  )
  return [...new Set(texts)].filter(Boolean)
}

/** What stands between places: what has a comma itself is parted by a stronger sign. */
export const placeSeparator = (texts: readonly string[]) => (texts.some((each) => each.includes(',')) ? '; ' : ', ')

/** The first of these, and how many more there are, which no line parts: “Pune + 2”. Undefined where there is none. */
export function firstOf([first, ...others]: readonly string[]): string | undefined {
  return first !== undefined && others.length > 0 ? `${first}\u00a0+\u00a0${others.length}` : first
}

/** All of it in a line: “Pune, Delhi”. Undefined where nothing is known. */
export function placesText(t: Translate, placed: Somewhere): string | undefined {
  const texts = placeTexts(t, placed)
  return texts.join(placeSeparator(texts)) || undefined
}

/** The short of it: “Pune + 2”. Undefined where nothing is known. */
export const placeText = (t: Translate, placed: Somewhere): string | undefined => firstOf(placeTexts(t, placed))
