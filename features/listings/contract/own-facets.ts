import type { Facet } from './facets'

const byKey = (prefix: string, values: readonly string[]) =>
  Object.fromEntries(values.map((value) => [value, `${prefix}.${value}`]))

/** The facets that listings brings itself; the server adds how their values are read. */
export const ownFacets = {
  /** For the page of all opportunities only: the others are of one kind. */
  type: { id: 'listings.type', label: 'listings.facet.type', kinds: [] },
  pay: {
    id: 'listings.pay',
    label: 'listings.facet.pay',
    kinds: ['internship', 'job', 'competition', 'hackathon', 'quiz', 'hiring-challenge', 'scholarship'],
  },
  mode: {
    id: 'listings.mode',
    label: 'listings.facet.mode',
    values: byKey('listings.mode', ['onsite', 'hybrid', 'remote', 'online']),
  },
  city: { id: 'listings.city', label: 'listings.facet.city' },
  country: { id: 'listings.country', label: 'listings.facet.country' },
  tag: { id: 'listings.tag', label: 'listings.facet.tag' },
  audience: {
    id: 'listings.audience',
    label: 'listings.facet.audience',
    values: byKey('listings.audience', ['school', 'college', 'fresher', 'professional']),
  },
} as const satisfies Record<string, Facet>

/** The name of a facet in an address: `city` of `listings.city`. */
export function facetName({ id }: Pick<Facet, 'id'>): string {
  return id.slice(id.indexOf('.') + 1)
}
