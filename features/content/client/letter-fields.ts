import * as v from 'valibot'

/** What a letter needs, on this side of the wire; messages are text keys. */
export const letterFields = {
  subject: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(3, 'content.error.subject'),
    v.maxLength(160, 'content.error.subject'),
  ),
  text: v.pipe(v.string(), v.trim(), v.minLength(10, 'content.error.text'), v.maxLength(4000, 'content.error.text')),
}

const email = v.pipe(v.string(), v.trim(), v.email('content.newsletter.bad'))

/** Whoever is signed in writes as themselves: their address is known. */
export const emailField = (isNeeded: boolean) =>
  isNeeded ? email : v.union([v.literal(''), email], 'content.newsletter.bad')
