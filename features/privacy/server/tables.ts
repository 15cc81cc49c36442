import type { ColumnType, Kysely } from 'kysely'

export type ExportState = 'asked' | 'ready' | 'failed' | 'expired'

export interface PrivacyTables {
  'privacy.export': {
    id: string
    person_id: number
    state: ExportState
    language: 'en' | 'hi'
    asked_at: Date
    expires_at: Date | null
    file_id: string | null
    bytes: number
    areas: number
    records: number
  }
  /** One row while somebody waits for it, and the proof of it afterwards; a person who stays has none. */
  'privacy.erasure': {
    person_id: number
    asked_at: Date
    due_at: Date
    done_at: Date | null
    /** Whose features erased their rows. */
    areas: ColumnType<readonly string[] | null, string | null, string>
  }
}

export type PrivacyDb = Kysely<PrivacyTables>
