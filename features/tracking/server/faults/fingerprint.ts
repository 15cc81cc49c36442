import { createHash } from 'node:crypto'
import { type Frame, isOurs } from './frames'

/** So many calls tell one fault from another; further out everything looks alike. */
const FRAMES = 3

/** `c/listing-page-1k2j3h4g.js` → `c/listing-page.js`: the next build has another hash. */
const withoutHash = (file: string) => file.replace(/-[0-9a-z_-]{8}(\.\w+)$/i, '$1')

/** Minified names change with each build. */
const nameOf = (call: string) => (call.length > 3 ? call : '')

/** Words and not numbers, so that "row 7" and "row 8" are one. */
const shapeOf = (message: string) => message.replace(/\d+/g, '0').replace(/\s+/g, ' ').trim()

/**
 * What makes two reports one fault, whatever build they come from: side, name, the message's shape, and the innermost calls by function and file
 * without lines and hashes. `message` is without values.
 */
export function fingerprintOf(fault: {
  readonly side: string
  readonly name: string
  readonly message: string
  readonly frames: readonly Frame[]
}): string {
  const { side, name, message, frames } = fault
  const own = frames.filter(isOurs)
  const telling = (own.length > 0 ? own : frames).slice(0, FRAMES)
  const parts = [
    side,
    name,
    shapeOf(message),
    ...telling.map(({ call, file }) => `${nameOf(call)} ${withoutHash(file)}`),
  ]
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}
