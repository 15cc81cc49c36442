import { cityName } from './city-names'

/** A city and its country, as far as they are known; without a city it is somewhere in the country. */
export interface Place {
  readonly city: string | null
  readonly country: string | null
}

/** What is in one place or in several: `city` and `country` are the first. */
export interface Placed extends Place {
  readonly otherPlaces?: readonly Place[] | null | undefined
}

/** So many places there are at most beside the first. */
export const MOST_OTHER_PLACES = 19

export const placesOf = ({ city, country, otherPlaces }: Placed): readonly Place[] => [
  { city, country },
  ...(otherPlaces ?? []),
]

const said = (name: string | null) => name || []

/** As they are written, one after the other. */
export function citiesOf({ city, otherPlaces }: Pick<Placed, 'city' | 'otherPlaces'>): readonly string[] {
  const first = city ? [city] : []
  return otherPlaces ? [...first, ...otherPlaces.flatMap((each) => said(each.city))] : first
}

/** Each once. */
export function countriesOf({ country, otherPlaces }: Pick<Placed, 'country' | 'otherPlaces'>): readonly string[] {
  const first = country ? [country] : []
  return otherPlaces ? [...new Set([...first, ...otherPlaces.flatMap((each) => said(each.country))])] : first
}

const plain = (name: string) => name.trim().toLowerCase()

/** A country that is not known may be any. */
const isSameCountry = (one: Place, other: Place) =>
  !one.country || !other.country || plain(one.country) === plain(other.country)

/** Whether a place says nothing that this one does not say. */
function isWithin(place: Place, known: Place): boolean {
  if (!place.city) return known.country !== null && isSameCountry(place, known)
  return known.city !== null && cityName(place.city) === cityName(known.city) && isSameCountry(place, known)
}

/** The places beside the first, each once and its city in the spelling of filters: a country alone only where no place is in it. */
export function otherPlacesOf(placed: Placed): readonly Place[] {
  const spelt = (placed.otherPlaces ?? []).map(({ city, country }) => ({
    city: (city && cityName(city)) || null,
    country: country?.trim() || null,
  }))
  const first = { city: placed.city?.trim() || null, country: placed.country?.trim() || null }
  const kept: Place[] = []
  for (const place of [...spelt.filter(({ city }) => city), ...spelt.filter(({ city }) => !city)])
    if ((place.city || place.country) && ![first, ...kept].some((known) => isWithin(place, known))) kept.push(place)
  return kept.slice(0, MOST_OTHER_PLACES)
}
