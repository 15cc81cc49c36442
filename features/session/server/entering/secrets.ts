import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret that opens something: 256 bits, fit for addresses and cookies. Only its hash is stored. */
export const newSecret = () => randomBytes(32).toString('base64url')

export const hashOf = (...parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

/** Compares two hashes in the same time whatever they are. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
