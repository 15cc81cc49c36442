import type { Receipt } from './wire'
import type { Terms } from './wire-terms'

/** What a receipt is kept in: the very text that was sealed, its SHA-256 (hex), and the house's signature (base64). */
export interface ReceiptFile {
  readonly content: string
  readonly sha256: string
  readonly signature: string | null
}

export const receiptFile = ({ content, hash, signature }: Receipt): string =>
  JSON.stringify({ content, sha256: hash, signature } satisfies ReceiptFile, undefined, 2)

/** What the content says; see `receiptContent`. */
export interface SealedContent {
  readonly receipt: string
  readonly opportunity: number
  readonly title: string
  readonly registeredAt: string
  /** What one agreed to; of receipts that were sealed before there is none. */
  readonly terms?: Terms
  readonly answers: {
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly college: string
    readonly questions: readonly {
      readonly id: string
      readonly label: string
      readonly values: readonly string[]
      readonly file?: { readonly bytes: number; readonly sha256: string }
    }[]
  }
}
