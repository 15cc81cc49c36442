import { cleanText, type Fields, fieldsOf } from './clean-text'
import { listOf, nameOf, nodesOf, typesOf } from './linked-data'
import { type JoinedPlaces, joinPlaces } from './join-places'
import type { Place, Places } from './places'

/** The places that an address, a schema.org Place or a text names. */
function readOne(value: unknown, places: Places): readonly Place[] {
  const node = fieldsOf(value)
  if (!node) return places.readAll(value)
  const address = node['address'] ?? (typesOf(node).includes('PostalAddress') ? node : undefined)
  const [postal] = nodesOf(address)
  if (!postal) return places.readAll(cleanText(address) || nameOf(node))
  const [city, country] = [nameOf(postal['addressLocality']), nameOf(postal['addressCountry'])]
  const region = nameOf(postal['addressRegion'])
  return country ? places.readAll(city, country) : places.readAll([city, region].filter(Boolean).join(', '))
}

export interface LinkedPlace extends JoinedPlaces {
  readonly hasCity: boolean
}

/** Where an event or a job is, from one location or a list of them; online ones have no city. */
export function readLinkedPlace(node: Fields, key: 'location' | 'jobLocation', places: Places): LinkedPlace {
  const all = listOf(node[key])
  const isVirtual = (each: unknown) => typesOf(fieldsOf(each) ?? {}).includes('VirtualLocation')
  const joined = joinPlaces(
    places,
    all.filter((each) => !isVirtual(each)).flatMap((each) => readOne(each, places)),
  )
  const { place, isOnline } = joined
  return { ...joined, isOnline: isOnline || all.some(isVirtual), hasCity: place.city !== null }
}
