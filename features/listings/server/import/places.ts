import { knownCity } from '../../contract/city-names'
import { knownText } from './clean-text'
import { createPlaceNames, shortCities } from './place-names'
import { createZones } from './zones'

export interface Place {
  readonly city: string | null
  readonly country: string | null
  /** The country's, when it has only one. */
  readonly zone: string | null
  readonly isOnline: boolean
  readonly isSeveral: boolean
}

export interface Places {
  /** A place in a person's words, "Baltimore, MD, United States" or "Remote in USA"; a country given apart is taken as said. */
  read(text: unknown, country?: unknown): Place
}

const ONLINE = /\b(?:online|virtual|remote|everywhere|anywhere|worldwide|global)\b|^all$/i
const SEVERAL = /\b(?:various|several|multiple|cities|locations?)\b|[[\]]/i
const ALL_INDIA = /\b(?:pan|all over|across|all)[\s-]+india\b/i
const LONGEST = 60

/** Reads places; what a word cannot tell stays null. */
export function createPlaces(): Places {
  const names = createPlaceNames()
  const zoneOf = createZones()
  const nowhere = { city: null, isOnline: false, isSeveral: false }

  function placed(region: string | undefined, named: string, more: Partial<Place>): Place {
    const zone = region === undefined ? null : (zoneOf(region) ?? null)
    return { ...nowhere, country: region ? names.country(region) : named || null, zone, ...more }
  }

  /** "CA United States" is two parts whose comma was forgotten. */
  function partsOf(text: string): string[] {
    const parts = text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    const last = /^(\S+) (.+)$/.exec(parts.at(-1) ?? '')
    if (!last?.[1] || !last[2] || !names.regionOfState(last[1]) || !names.region(last[2])) return parts
    return [...parts.slice(0, -1), last[1], last[2]]
  }

  function regionOf(parts: readonly string[]): string | undefined {
    const last = parts.at(-1) ?? ''
    if (parts.length === 1) return shortCities[last.toLowerCase()] ?? names.region(last)
    return (last.length === 2 && names.regionOfState(last)) || names.region(last) || names.regionOfState(last)
  }

  return {
    read(given, countryGiven) {
      const text = knownText(given)
      const named = knownText(countryGiven, LONGEST)
      const parts = partsOf(text)
      const region = named ? names.region(named) : regionOf(parts)
      if (ONLINE.test(text)) {
        const rest = text.split(/[,/]|\bin\b/i).map((each) => names.region(each.trim()))
        return placed(region ?? rest.find(Boolean), named, { isOnline: true })
      }
      if (ALL_INDIA.test(text)) return placed('IN', named, {})
      if (SEVERAL.test(text) || text.length > LONGEST) return placed(region, named, { isSeveral: true })
      const [first = ''] = parts
      const isCountry = parts.length === 1 && !named && !shortCities[first.toLowerCase()]
      const state = isCountry && !knownCity(first) ? names.regionOfState(first) : undefined
      if (state && !/^(?:new york|washington)$/i.test(first)) return placed(state, '', {})
      // Singapore and Hong Kong are both: a city is what one looks for.
      const isBoth = isCountry && /^(?:singapore|hong kong)$/i.test(first)
      const city = isCountry && region && !isBoth ? '' : (knownCity(first) ?? first)
      return placed(region, named, { city: city || null })
    },
  }
}
