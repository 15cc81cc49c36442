import sanitizeHtml from 'sanitize-html'
import type { Sanitiser } from '../contract'

/** Text with structure, no looks and no scripts; links open safely and lead to web or mail addresses only. */
export function createSanitiser(): Sanitiser {
  const options: sanitizeHtml.IOptions = {
    allowedTags: [
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
    ],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow ugc' }), h1: 'h3', h2: 'h3' },
  }
  return { clean: (html) => sanitizeHtml(html, options) }
}
