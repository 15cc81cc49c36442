import sanitizeHtml from 'sanitize-html'
import { KEPT_REL, keptSchemes, keptTags, type Sanitiser } from '../contract'

/** Text with structure, no looks and no scripts; links open safely and lead to web or mail addresses only. */
export function createSanitiser(): Sanitiser {
  const options: sanitizeHtml.IOptions = {
    allowedTags: [...keptTags],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: [...keptSchemes],
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: KEPT_REL }), h1: 'h3', h2: 'h3' },
  }
  return { clean: (html) => sanitizeHtml(html, options) }
}
