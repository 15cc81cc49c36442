import { createHash } from 'node:crypto'
import type { Snapshot } from '../contract/wire'

/** Crockford's base 32: no letters that are read as digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

/** `FH-7K2Q9-XM4TB`: fifty random bits, from as many numbers below 32 as `random` answers. */
export function createReceiptCode(random: (length: number) => Iterable<number>): string {
  const signs = [...random(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `FH-${signs.slice(0, 5)}-${signs.slice(5)}`
}

export interface Sealed {
  readonly code: string
  readonly opportunityId: number
  readonly title: string
  readonly personId: number
  readonly at: Date
  readonly answers: Snapshot
}

/** The content that a receipt vouches for: always the same bytes for the same registration, whatever the database does to JSON. */
export function receiptContent({ code, opportunityId, title, personId, at, answers }: Sealed): string {
  const { name, email, phone, college, questions } = answers
  return JSON.stringify({
    receipt: code,
    opportunity: opportunityId,
    title,
    person: personId,
    registeredAt: at.toISOString(),
    answers: {
      ...{ name, email, phone, college },
      questions: questions.map(({ id, label, values }) => ({ id, label, values })),
    },
  })
}

/** SHA-256 in hex of the content's UTF-8 bytes: `shasum -a 256` of the downloaded file says the same. */
export function receiptHash(content: string): string {
  return createHash('sha256').update(content, 'utf8').digest('hex')
}
