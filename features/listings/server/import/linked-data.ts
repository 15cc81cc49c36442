import { cleanText, type Fields, fieldsOf } from './clean-text'

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
const DEEPEST = 12

/** Types of a node without their address: `Event` of `https://schema.org/Event`. */
export function typesOf(node: Fields): readonly string[] {
  return listOf(node['@type']).map((type) => cleanText(type, 100).replace(/^(?:https?:\/\/schema\.org\/|schema:)/i, ''))
}

export const isJobPosting = (node: Fields) => typesOf(node).includes('JobPosting')
export const isEvent = (node: Fields) =>
  typesOf(node).some((type) => /Event$/.test(type) || ['Hackathon', 'Festival', 'CourseInstance'].includes(type))

/** Keys under which a page hangs what it is about. */
const inside = ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item', 'subEvent', 'event', 'events']

/** All events and jobs in a value, however they are wrapped; and the names of what is neither and wraps nothing. */
export function* listingsIn(
  value: unknown,
  depth = 0,
): Generator<{ readonly node: unknown; readonly isListing: boolean }> {
  if (Array.isArray(value)) {
    for (const each of value) yield* listingsIn(each, depth + 1)
    return
  }
  const node = fieldsOf(value)
  if (!node || depth > DEEPEST) {
    yield { node: value, isListing: false }
    return
  }
  const isListing = isEvent(node) || isJobPosting(node)
  const parts = inside.filter((key) => typeof node[key] === 'object' && node[key] !== null)
  // The page that a listing stands on is not inside it.
  const nested = isListing ? parts.filter((key) => key === 'subEvent') : parts
  if (isListing || nested.length === 0) yield { node, isListing }
  for (const key of nested) yield* listingsIn(node[key], depth + 1)
}

/** The first text of a value that may be a text, a list, or a node with a name. */
export function nameOf(value: unknown, longest = 120): string {
  const [first] = listOf(value)
  const node = fieldsOf(first)
  return cleanText(node ? (node['name'] ?? node['@value']) : first, longest)
}

/** Nodes of a value that may be one or a list. */
export function nodesOf(value: unknown): readonly Fields[] {
  return listOf(value).flatMap((each) => fieldsOf(each) ?? [])
}

/** The first address under which a node says that it is found. */
export function addressesOf(node: Fields): readonly string[] {
  const page = node['mainEntityOfPage']
  const all = [node['url'], node['@id'], fieldsOf(page)?.['@id'] ?? page, ...listOf(node['sameAs'])]
  return all.map((each) => cleanText(each, 2000)).filter(Boolean)
}
