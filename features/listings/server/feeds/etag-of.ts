import { createHash } from 'node:crypto'

/** By which whoever has a feed already asks whether it is still so. */
export const etagOf = (text: string) => `"${createHash('sha1').update(text).digest('base64url')}"`
