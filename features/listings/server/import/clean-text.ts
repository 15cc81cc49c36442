import { parseFragment } from 'parse5'

const MARKUP = /&(?:#\d+|#x[\da-f]+|\w+);/i
const LONGEST = 300

function withoutEntities(text: string): string {
  if (!MARKUP.test(text)) return text
  // Inside <textarea> only entities mean anything, so that "Rock <and> React" stays as it is.
  const [area] = parseFragment(`<textarea>${text.replaceAll('</', '&lt;/')}</textarea>`).childNodes
  const [inner] = area && 'childNodes' in area ? area.childNodes : []
  return inner && 'value' in inner ? inner.value : text
}

const plain = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()

/** Text as a person would have typed it: entities read, spaces single, nothing that a database or a page cannot hold. */
export function cleanText(value: unknown, longest = LONGEST): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return ''
  // Twice, since an entity may stand for a space or for something that cannot be kept.
  const clean = plain(withoutEntities(plain(value.slice(0, longest * 8))))
  return clean.length <= longest ? clean : `${clean.slice(0, longest - 1).replace(/\p{Cs}$/u, '')}…`
}

const NONE = /^(?:|-+|\?+|n\/?a|none|null|u(?:n)?known|tb[acd])$/i

/** Empty also where a feed writes "unknown", "N/A" or "?" for nothing. */
export function knownText(value: unknown, longest = LONGEST): string {
  const text = cleanText(value, longest)
  return NONE.test(text) ? '' : text
}

export type Fields = Readonly<Record<string, unknown>>

/** A JSON object's own fields, or undefined when it is something else. */
export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
}
