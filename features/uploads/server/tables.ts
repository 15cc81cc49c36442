import type { Kysely, Selectable } from 'kysely'
import type { FileState, FileType } from '../contract'

/** A file that somebody sends or has sent. */
interface UploadTable {
  id: string
  person_id: number
  purpose: string
  about: string
  name: string
  bytes: number
  sha256: string
  /** How many of them are safe. */
  received: number
  state: 'receiving' | FileState
  /** Null until it has arrived, as `file_id`, which is the one of `data`. */
  type: FileType | null
  file_id: string | null
  /** What holds it; null while it is in a draft. */
  holder: string | null
  touched_at: Date
}

/** A part of one that has not arrived whole. */
interface ChunkTable {
  upload_id: string
  at: number
  file_id: string
}

export interface UploadsTables {
  'uploads.upload': UploadTable
  'uploads.chunk': ChunkTable
}

export type UploadsDb = Kysely<UploadsTables>
export type UploadRow = Selectable<UploadTable>
