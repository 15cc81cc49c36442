import { cleanText, fieldsOf, knownText } from './clean-text'
import { escapeHtml } from './facts'
import { addressesOf, isEvent, isJobPosting, nameOf, typesOf } from './linked-data'
import { readLinkedEvent } from './linked-event'
import { readLinkedJob } from './linked-job'
import type { ParsedRow, RowParser } from './parsed-row'
import { readAddress, type WebAddress } from './web-address'

const LONGEST = 20_000
const MARKUP = /<(?:p|br|ul|ol|li|div|span|a|b|i|em|strong|h[1-6])\b[^>]*>/i

/** Markup as it is (it is sanitised when it is kept), plain text in paragraphs. */
function descriptionOf(value: unknown): string {
  const raw = typeof value === 'string' ? value.slice(0, LONGEST) : ''
  const text = /^\s*&lt;/.test(raw) ? cleanText(raw, LONGEST) : raw
  if (MARKUP.test(text)) return text.replaceAll('\0', '')
  return text
    .split(/\n\s*\n?/)
    .map((part) => cleanText(part, LONGEST))
    .filter(Boolean)
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('')
}

/** A node and the address of the page it was saved from, if it was. */
export interface LinkedNode {
  readonly node: unknown
  readonly base: string
}

/** One schema.org Event or JobPosting, by itself or as a LinkedNode. */
export const readLinked: RowParser = (value, tools): ParsedRow => {
  const outer = fieldsOf(value)
  const wrapped = outer && Object.hasOwn(outer, 'node') && Object.hasOwn(outer, 'base') ? outer : { node: value }
  const node = fieldsOf(wrapped['node'])
  if (!node) return { refused: `it is not an object: ${cleanText(wrapped['node'], 120)}`, title: '', url: '' }
  const title = knownText(node['title']) || knownText(nameOf(node['name'], 300))
  const base = cleanText(wrapped['base'], 2000) || undefined
  const said = addressesOf(node)
  const refuse = (refused: string) => ({ refused, title, url: said[0] ?? '' })
  if (!isEvent(node) && !isJobPosting(node))
    return refuse(`it is ${typesOf(node).join(', ') || 'of no type'}: only Event and JobPosting are imported`)
  if (!title) return refuse(isEvent(node) ? 'it has no name' : 'it has no title')
  const candidates = base ? [...said, base] : said
  const address = candidates.reduce<WebAddress | undefined>(
    (found, each) => found ?? readAddress(each, base),
    undefined,
  )
  if (!address) return refuse(said[0] ? `its url leads nowhere: ${said[0]}` : 'it has no url')
  const known = { title, address, description: descriptionOf(node['description']) }
  const read = isJobPosting(node) ? readLinkedJob(node, known, tools) : readLinkedEvent(node, known, tools)
  return typeof read === 'string' ? refuse(read) : read
}
