import type { Reply } from '../engine'

/** What the worker thread is started with. */
export interface WorkerSetup {
  readonly folder: string
}

export type Order =
  | {
      readonly id: number
      readonly act: 'query'
      readonly sql: string
      readonly parameters: readonly unknown[]
      /** Begins a transaction, of which this is the first statement. */
      readonly begin: string | undefined
    }
  | { readonly id: number; readonly act: 'close' }

/** The fields of a database error that callers decide by; an Error loses them on its way between threads. */
export const ERROR_FIELDS = [
  'code',
  'constraint',
  'detail',
  'hint',
  'table',
  'column',
  'schema',
  'severity',
  'routine',
] as const

export type CopiedError = { readonly message: string } & Partial<Record<(typeof ERROR_FIELDS)[number], string>>

export type Message =
  | { readonly kind: 'ready' }
  /** `bytes` names the columns that arrive as Uint8Array and are Buffers on the other database. */
  | { readonly kind: 'reply'; readonly id: number; readonly reply: Reply; readonly bytes: readonly string[] }
  | { readonly kind: 'failure'; readonly id: number; readonly error: CopiedError }
  | { readonly kind: 'notification'; readonly channel: string; readonly payload: string }
