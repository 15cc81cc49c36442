import { cleanText, type Fields, fieldsOf } from './clean-text'
import { nameOf, nodesOf, typesOf } from './linked-data'
import type { Place, Places } from './places'

/** The place that an address, a schema.org Place or a text names. */
function readOne(value: unknown, places: Places): Place {
  const node = fieldsOf(value)
  if (!node) return places.read(value)
  const address = node['address'] ?? (typesOf(node).includes('PostalAddress') ? node : undefined)
  const [postal] = nodesOf(address)
  if (!postal) return places.read(cleanText(address) || nameOf(node))
  const [city, country] = [nameOf(postal['addressLocality']), nameOf(postal['addressCountry'])]
  const region = nameOf(postal['addressRegion'])
  return country ? places.read(city, country) : places.read([city, region].filter(Boolean).join(', '))
}

export interface LinkedPlace {
  readonly place: Place
  readonly isOnline: boolean
  readonly isOnSite: boolean
}

/** Where an event or a job is, from one location or a list of them; online ones have no city. */
export function readLinkedPlace(node: Fields, key: 'location' | 'jobLocation', places: Places): LinkedPlace {
  const value = node[key]
  const all: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value]
  const isVirtual = (each: unknown) => typesOf(fieldsOf(each) ?? {}).includes('VirtualLocation')
  const onSite = all.filter((each) => !isVirtual(each)).map((each) => readOne(each, places))
  const place = onSite.find(({ city }) => city) ?? onSite[0] ?? places.read('')
  return {
    place,
    isOnline: all.some(isVirtual) || onSite.some(({ isOnline }) => isOnline),
    isOnSite: onSite.some(({ city }) => city !== null),
  }
}
