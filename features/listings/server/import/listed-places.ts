import { knownCity } from '../../contract/city-names'
import type { PlaceNames } from './place-names'

/** One of several places that a text names, with the country that stands beside all of them. */
interface Part {
  readonly text: string
  readonly country: string
}

const MOST = 30
const BRACKETS = /^\[([^\]]+)\][\s,]*(.*)$/
const BETWEEN = /[;/|•]/
const IN_WORDS = /,|&|\band\b/i

const pieces = (text: string, sign: RegExp) =>
  text
    .split(sign)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .slice(0, MOST)

/** The places that a text lists: “Pune / Delhi”, “Pune, Mumbai and Delhi, India”, “[Pune, Delhi], India”; “Berlin / Germany” is one. Nothing where it lists none. */
export function listedPlaces(text: string, country: string, names: PlaceNames): readonly Part[] {
  const [, inside, beside = ''] = BRACKETS.exec(text) ?? []
  // A state or another country among cities is in no country that stands beside.
  const isWhole = (piece: string) =>
    !knownCity(piece) && (names.region(piece) !== undefined || names.regionOfState(piece) !== undefined)
  if (inside !== undefined)
    return pieces(inside, /[,;/|]/).map((piece) => ({ text: piece, country: isWhole(piece) ? '' : country || beside }))
  const parted = pieces(text, BETWEEN)
  const [first = '', second = ''] = parted
  if (parted.length === 2 && names.region(second) && !names.region(first)) return [{ text: first, country: second }]
  if (parted.length > 1) return parted.map((piece) => ({ text: piece, country }))
  const cities = pieces(text, IN_WORDS)
  const last = cities.at(-1) ?? ''
  const named = cities.length > 2 && !knownCity(last) && names.region(last) ? cities.pop() : undefined
  if (!cities.every((city) => knownCity(city))) return []
  return cities.map((city) => ({ text: city, country: country || (named ?? '') }))
}
