import * as v from 'valibot'

const schema = v.pipe(v.string(), v.email())

/** Asked by the page itself: a browser says what is wrong in its own language, not in the page's. */
export const isAddress = (typed: string): boolean => v.is(schema, typed)
