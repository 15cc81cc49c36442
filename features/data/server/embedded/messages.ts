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

/** What a statement answered: each row is an array of the values of `columns`. */
export interface Answer {
  readonly command: string
  readonly rowCount: number
  readonly columns: readonly string[]
  /** Which of the columns arrive as Uint8Array and are Buffers on the other database. */
  readonly bytes: readonly number[]
  readonly rows: readonly (readonly unknown[])[]
}

export type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'reply'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'failure'; readonly id: number; readonly error: CopiedError }
  | { readonly kind: 'notification'; readonly channel: string; readonly payload: string }
