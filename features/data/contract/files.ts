import { token } from '../../../kernel/declare'

export interface FileMeta {
  readonly name: string
  readonly contentType: string
}

export interface StoredFile extends FileMeta {
  readonly id: string
  readonly bytes: number
  readonly sha256: string
}

/** Files of people and of the house, on disk under DATA_DIR or wherever FILES_URL says. */
export interface Files {
  /** `id`: a UUID that was written down before, so that a file which a house that fell has left is found again by it. */
  put(meta: FileMeta, content: Uint8Array | AsyncIterable<Uint8Array>, id?: string): Promise<StoredFile>
  /** Undefined when there is no such file. */
  find(id: string): Promise<(StoredFile & { readonly content: AsyncIterable<Uint8Array> }) | undefined>
  /** Rejects where the content could not be removed: the file is there then, for another try. */
  remove(id: string): Promise<void>
}

export const files = token<Files>('data.files')
