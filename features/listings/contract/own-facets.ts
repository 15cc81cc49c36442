import type { Facet } from './facets'

const byKey = (prefix: string, values: readonly string[]) =>
  Object.fromEntries(values.map((value) => [value, `${prefix}.${value}`]))

/** Fields of work, wide enough that each has a page of its own (spec §2.6, SEO listing pages). */
export const categoryIds = [
  'software-development',
  'engineering',
  'data',
  'design',
  'marketing',
  'sales',
  'finance',
  'accounts',
  'operations',
  'business',
  'human-resources',
  'content',
  'legal',
] as const

/** The facets that listings brings itself; the server adds how their values are read. */
export const ownFacets = {
  /** For the page of all opportunities only: the others are of one kind. */
  type: { id: 'listings.type', label: 'listings.facet.type', kinds: [] },
  category: {
    id: 'listings.category',
    label: 'listings.facet.category',
    kinds: ['internship', 'job', 'hiring-challenge'],
    values: byKey('listings.category', categoryIds),
  },
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
  // These two have thousands of values: they would be counted with each list, for nobody to read.
  organisation: { id: 'listings.organisation', label: 'listings.facet.organisation', counted: false },
  role: { id: 'listings.role', label: 'listings.facet.role', counted: false },
} as const satisfies Record<string, Facet>

/** The name of a facet in an address: `city` of `listings.city`. */
export function facetName({ id }: Pick<Facet, 'id'>): string {
  return id.slice(id.indexOf('.') + 1)
}
