import type { Json } from '../../../kernel/declare'
import { token } from '../../../kernel/declare'
import type { Tx } from './database'

export interface AuditEntry {
  /** The person who acted, undefined for the house itself (a job, the command line). */
  readonly personId: number | undefined
  /** `<feature>.<what was done>`, in the past: `listings.approved`. */
  readonly action: string
  /** The thing acted on: `opportunity:12`. */
  readonly about: string
  readonly detail?: Json
}

/** The log of admin actions and of everything about identity: written in the same transaction as the act, never changed but for the details that an erasure clears. */
export interface Audit {
  record(tx: Tx, entry: AuditEntry): Promise<void>
  /** Newest first, keyset by `before` (an entry's id). */
  list(filter: {
    readonly about?: string
    readonly actionPrefix?: string
    readonly before?: number
    readonly limit: number
  }): Promise<readonly (AuditEntry & { readonly id: number; readonly at: Date })[]>
}

export const audit = token<Audit>('data.audit')
