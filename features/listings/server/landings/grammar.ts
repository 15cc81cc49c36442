import { slugOf } from '../slugs'

/** What one may ask for on a page of its own (spec §2.6, SEO listing pages). */
export type LandingType =
  | 'location'
  | 'category'
  | 'company'
  | 'role'
  | 'category-location'
  | 'company-location'
  | 'wfh'

/** Facets that the first part of a slug may name, in the order in which it is tried. */
const subjects = [
  ['category', 'category'],
  ['organisation', 'company'],
  ['role', 'role'],
] as const
export type SubjectFacet = (typeof subjects)[number][0]
export type LandingFacet = SubjectFacet | 'city'

/** The values of facets by the words that stand for them in an address; several, where spellings share one. */
export interface Lexicon {
  find(facet: LandingFacet, words: string): readonly string[]
}

/** What a slug asks for: values of facets, all of which hold. */
export interface Landing {
  readonly type: LandingType
  readonly subject?: { readonly facet: SubjectFacet; readonly values: readonly string[] }
  readonly place?: readonly string[]
}

const AT_HOME = ['work-from-home', 'remote'] as const
/** Cities that the specification names in addresses otherwise than they are called today. */
const IN_ADDRESSES = new Map([
  ['bengaluru', 'bangalore'],
  ['gurugram', 'gurgaon'],
])
const ENDS_IN_ID = /(?:^|-)\d{1,9}$/

/** How a value stands in an address. Empty where it has no Latin letters. */
export function addressWords(facet: LandingFacet, value: string): string {
  const words = slugOf(value, '')
  return facet === 'city' ? (IN_ADDRESSES.get(words) ?? words) : words
}

/** `finance-jobs-in-mumbai` as what it asks for. Undefined for what no such page has; a slug that ends in an id is an opportunity's. */
export function readSlug(noun: string, slug: string, lexicon: Lexicon): Landing | undefined {
  const parts = new RegExp(`^(?:([a-z0-9-]+)-)?${noun}(?:-in-([a-z0-9-]+))?$`).exec(slug)
  if (!parts || ENDS_IN_ID.test(slug)) return undefined
  const [, said, where] = parts
  const place = where === undefined ? undefined : lexicon.find('city', where)
  if (place?.length === 0) return undefined
  if (said === undefined) return place && { type: 'location', place }
  if (AT_HOME.some((words) => words === said)) return place ? undefined : { type: 'wfh' }
  for (const [facet, word] of subjects) {
    const values = lexicon.find(facet, said)
    if (values.length === 0) continue
    const subject = { facet, values }
    if (!place) return { type: word, subject }
    return word === 'role' ? undefined : { type: `${word}-location`, subject, place }
  }
  return undefined
}

/** The one spelling of an address; undefined where the words would be read as something else. */
export function writeSlug(noun: string, { type, subject, place }: Landing): string | undefined {
  if (type === 'wfh') return `${AT_HOME[0]}-${noun}`
  const said = subject && addressWords(subject.facet, subject.values[0] ?? '')
  const where = place && addressWords('city', place[0] ?? '')
  const isMistakable = where !== undefined && `-${where}-`.includes(`-${noun}-`)
  if (said === '' || where === '' || isMistakable || AT_HOME.some((words) => words === said)) return undefined
  const slug = [said, noun, where && `in-${where}`].filter(Boolean).join('-')
  return ENDS_IN_ID.test(slug) ? undefined : slug
}

/** Its filters by the names that addresses have for them. */
export function choicesOf({ type, subject, place }: Landing): Readonly<Record<string, readonly string[]>> {
  return {
    ...(type === 'wfh' && { mode: ['remote'] }),
    ...(subject && { [subject.facet]: subject.values }),
    ...(place && { city: place }),
  }
}
