import type { OpportunityContent } from '../../contract'
import { cities } from './seed-words'

const COUNTRY = 'India'
/** One of seven is in several cities, in two to four. */
const SEVERAL = 1 / 7
const MOST_BESIDE = 3
const APART = 5

/** Where one of the demo is, in its city and, by chance, in others. */
export function placed(
  city: string | null,
  chance: number,
): Pick<OpportunityContent, 'city' | 'country' | 'otherPlaces'> {
  if (city === null || chance >= SEVERAL) return { city, country: COUNTRY }
  const count = 1 + Math.floor((chance / SEVERAL) * MOST_BESIDE)
  const first = cities.findIndex((each) => each === city)
  const beside = Array.from({ length: count }, (_, at) => cities[(first + (at + 1) * APART) % cities.length])
  const otherPlaces = beside.flatMap((each) => (each && each !== city ? [{ city: each, country: COUNTRY }] : []))
  return { city, country: COUNTRY, otherPlaces }
}
