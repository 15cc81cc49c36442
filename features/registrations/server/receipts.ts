import { createHash } from 'node:crypto'
import type { Snapshot } from '../contract/wire'
import type { Terms } from '../contract/wire-terms'
import { termsAgreed } from './terms'
import type { RegistrationRow } from './tables'

/** Crockford's base 32: no letters that are read as digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

/** `FH-7K2Q9-XM4TB`: fifty random bits, from as many numbers below 32 as `random` answers. */
export function createReceiptCode(random: (length: number) => Iterable<number>): string {
  const signs = [...random(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `FH-${signs.slice(0, 5)}-${signs.slice(5)}`
}

/** What receipts seal from now on: 2, with what one agreed to. Those of before have no version, and stay as they are. */
export const SEAL_VERSION = 2

export interface Sealed {
  readonly code: string
  readonly opportunityId: number
  readonly title: string
  readonly personId: number
  readonly at: Date
  readonly answers: Snapshot
  /** What one agreed to; undefined in a receipt of the first version. */
  readonly terms: Terms | undefined
}

/** The content that a receipt vouches for: always the same bytes for the same registration, whatever the database does to JSON. */
export function receiptContent({ code, opportunityId, title, personId, at, answers, terms }: Sealed): string {
  const { name, email, phone, college, questions } = answers
  return JSON.stringify({
    receipt: code,
    opportunity: opportunityId,
    title,
    person: personId,
    registeredAt: at.toISOString(),
    ...(terms && { seal: SEAL_VERSION, terms }),
    answers: {
      ...{ name, email, phone, college },
      questions: questions.map(({ id, label, values, file }) => ({
        ...{ id, label, values },
        ...(file && { file: { bytes: file.bytes, sha256: file.sha256 } }),
      })),
    },
  })
}

/** The same of what was registered, as its version had it. */
export function contentOf(row: RegistrationRow): string {
  return receiptContent({
    code: row.receipt_code,
    opportunityId: row.opportunity_id,
    title: row.title,
    personId: row.sealed_for ?? row.person_id,
    at: row.registered_at,
    answers: row.answers,
    terms: row.seal_version >= SEAL_VERSION ? termsAgreed(row) : undefined,
  })
}

/** SHA-256 in hex of the content's UTF-8 bytes: `shasum -a 256` of the downloaded file says the same. */
export function receiptHash(content: string): string {
  return createHash('sha256').update(content, 'utf8').digest('hex')
}
