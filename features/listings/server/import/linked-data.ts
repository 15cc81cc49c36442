import { cleanText, type Fields, fieldsOf } from './clean-text'

/** A value that may be one or a list. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
const DEEPEST = 12

/** Types of a node without their address: `Event` of `https://schema.org/Event`. */
export function typesOf(node: Fields): readonly string[] {
  return listOf(node['@type']).map((type) => cleanText(type, 100).replace(/^(?:https?:\/\/schema\.org\/|schema:)/i, ''))
}

export const isJobPosting = (node: Fields) => typesOf(node).includes('JobPosting')
export const isEvent = (node: Fields) =>
  typesOf(node).some((type) => type.endsWith('Event') || ['Hackathon', 'Festival', 'CourseInstance'].includes(type))

/** Keys under which a page hangs what it is about. */
const inside = ['mainEntity', 'mainEntityOfPage', 'itemListElement', 'item', 'subEvent', 'event', 'events']

/** The listings that a node is or wraps. The page that a listing stands on is not inside it. */
function* listingsOf(value: unknown, depth: number): Generator<Fields> {
  if (depth > DEEPEST) return
  if (Array.isArray(value)) {
    for (const each of value) yield* listingsOf(each, depth + 1)
    return
  }
  const node = fieldsOf(value)
  if (!node) return
  const isListing = isEvent(node) || isJobPosting(node)
  if (isListing) yield node
  for (const key of isListing ? ['subEvent'] : inside) yield* listingsOf(node[key], depth + 1)
}

/** All events and jobs in a document, however they are wrapped; each other thing of it comes out once, to be refused by name. */
export function* rowsIn(value: unknown, depth = 0): Generator<unknown> {
  const graph = fieldsOf(value)?.['@graph']
  const parts = Array.isArray(value) ? value : graph
  if (parts !== undefined && depth <= DEEPEST) {
    for (const each of Array.isArray(parts) ? parts : [parts]) yield* rowsIn(each, depth + 1)
    return
  }
  const found = [...listingsOf(value, depth)]
  yield* found.length > 0 ? found : [value]
}

/** The first text of a value that may be a text, a list, or a node with a name. */
export function nameOf(value: unknown, longest = 120): string {
  const [first] = listOf(value)
  const node = fieldsOf(first)
  return cleanText(node ? (node['name'] ?? node['@value']) : first, longest)
}

/** Nodes of a value that may be one or a list. */
export function nodesOf(value: unknown): readonly Fields[] {
  return listOf(value)
    .map(fieldsOf)
    .filter((each) => each !== undefined)
}

/** The first address under which a node says that it is found. */
export function addressesOf(node: Fields): readonly string[] {
  const page = node['mainEntityOfPage']
  const all = [node['url'], node['@id'], fieldsOf(page)?.['@id'] ?? page, ...listOf(node['sameAs'])]
  return all.map((each) => cleanText(each, 2000)).filter(Boolean)
}
