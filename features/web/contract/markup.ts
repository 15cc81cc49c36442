/** The tags of text that people write, and no other: the server drops the rest, and a field for such text offers nothing else. */
export const keptTags = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'a',
  'h3',
  'h4',
  'blockquote',
  'code',
  'pre',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const

/** Where a link in it may lead, beside addresses of this site. */
export const keptSchemes = ['http', 'https', 'mailto'] as const

/** What each of its links says of where it leads. */
export const KEPT_REL = 'noopener nofollow ugc'
