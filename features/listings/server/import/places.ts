import { knownCity } from '../../contract/city-names'
import { knownText } from './clean-text'
import { listedPlaces } from './listed-places'
import { createPlaceNames, shortCities } from './place-names'
import { createZones } from './zones'

export interface Place {
  readonly city: string | null
  readonly country: string | null
  /** The country's, when it has only one. */
  readonly zone: string | null
  readonly isOnline: boolean
  /** In several places, of which none could be told. */
  readonly isSeveral: boolean
  /** All over the country, or in several places of it. */
  readonly isCountrywide: boolean
}

export interface Places {
  /** A place in a person's words, "Baltimore, MD, United States" or "Remote in USA"; a country given apart is taken as said. */
  read(text: unknown, country?: unknown): Place
  /** The same of a text that may list several: “Pune / Delhi / Remote”. */
  readAll(text: unknown, country?: unknown): readonly Place[]
}

const ONLINE = /\b(?:online|virtual|remote|everywhere|anywhere|worldwide|global)\b|^all$/i
const SEVERAL = /\b(?:various|several|multiple|cities|locations?)\b|[[\]]/i
const WIDE = /\b(?:pan|all over|across|all|throughout|anywhere (?:in|across))[\s-]+(?:the\s+)?([\p{L} ]+)/iu
/** Where the country of several places may stand: “22 cities in the United States”. */
const AROUND = /[,/()]|\b(?:in|across|locations?|cities)\b(?:\s+the\b)?/i
const LONGEST = 60

/** Reads places; what a word cannot tell stays null. */
export function createPlaces(): Places {
  const names = createPlaceNames()
  const zoneOf = createZones()
  const nowhere = { city: null, isOnline: false, isSeveral: false, isCountrywide: false }

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

  /** The country all over which it is. */
  const wideIn = (text: string) => names.region((WIDE.exec(text)?.[1] ?? '').trim())

  const self: Places = {
    read(given, countryGiven) {
      const text = knownText(given)
      const named = knownText(countryGiven, LONGEST)
      const parts = partsOf(text)
      const region = named ? names.region(named) : regionOf(parts)
      const wide = wideIn(text)
      const around = () =>
        region ??
        text
          .split(AROUND)
          .map((each) => names.region(each.trim()))
          .find(Boolean)
      if (ONLINE.test(wide ? text.replace(WIDE, '') : text)) return placed(wide ?? around(), named, { isOnline: true })
      if (wide) return placed(wide, named, { isCountrywide: true })
      if (SEVERAL.test(text)) {
        const country = around()
        return placed(country, named, country || named ? { isCountrywide: true } : { isSeveral: true })
      }
      if (text.length > LONGEST) return placed(region, named, { isSeveral: true })
      const [first = ''] = parts
      const isCountry = parts.length === 1 && !named && !shortCities[first.toLowerCase()]
      const state = isCountry && !knownCity(first) ? names.regionOfState(first) : undefined
      if (state && !/^(?:new york|washington)$/i.test(first)) return placed(state, '', {})
      // Singapore and Hong Kong are both: a city is what one looks for.
      const isBoth = isCountry && /^(?:singapore|hong kong)$/i.test(first)
      const city = isCountry && region && !isBoth ? '' : (knownCity(first) ?? first)
      return placed(region, named, { city: city || null })
    },
    readAll(given, countryGiven) {
      const [text, named] = [knownText(given), knownText(countryGiven, LONGEST)]
      const listed = listedPlaces(text, named, names)
      return listed.length > 0 ? listed.map((each) => self.read(each.text, each.country)) : [self.read(text, named)]
    },
  }
  return self
}
