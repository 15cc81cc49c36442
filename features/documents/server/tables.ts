import type { Kysely, Selectable } from 'kysely'
import type { DocumentType } from '../contract'

/** A file that somebody uploaded: `file_id` is the one of `data`. */
interface FileTable {
  file_id: string
  /** Null once its person is erased. */
  person_id: number | null
  name: string
  type: DocumentType
  bytes: number
  made_at: Date
}

/** Which opportunities show it, as they stand. */
interface AttachedTable {
  opportunity_id: number
  file_id: string
}

export interface DocumentsTables {
  'documents.file': FileTable
  'documents.attached': AttachedTable
}

export type DocumentsDb = Kysely<DocumentsTables>
export type FileRow = Selectable<FileTable>
