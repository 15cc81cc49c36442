/** What the house may know of `uploads`: asking people for files, and holding what they sent. */
import type { Subject } from '../../../kernel/declare'
import { point, token } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'
import { defineErrors } from '../../web/contract'
import type { FileRule, FileType } from './kinds'

export { attachmentHeaders, namedAs, tidyFileName } from './file-names'
export type { FileFieldProps } from './file-field'
export { PENDING } from './file-field'
export type { FileKind, FileRule, FileType } from './kinds'
export {
  CHUNK_BYTES,
  endingsOf,
  fileKinds,
  fileTypes,
  HEAD_BYTES,
  headProblem,
  looksLike,
  MEGABYTE,
  MOST_MEGABYTES,
} from './kinds'
export { isProtectedPdf } from './protected-pdf'

/** `checking`: it waits for the virus scanner; `harmful`: that has found something. Neither leaves the house. */
export type FileState = 'checking' | 'ready' | 'harmful'

/** A file that has arrived whole. `sha256` in hex. */
export interface UploadedFile {
  readonly id: string
  readonly name: string
  readonly type: FileType
  readonly bytes: number
  readonly sha256: string
  readonly state: FileState
}

/** What a feature asks files for, by its own id; `about` is its own word for the place that one stands in. */
export interface UploadPurpose {
  readonly id: string
  /** What this one may upload there now. Throws where they may not. */
  ruleOf(about: string, subject: Subject): Promise<FileRule>
  /** Whether somebody else than its owner may fetch what this holds. */
  mayRead(holder: string, subject: Subject): Promise<boolean>
}

/** Filled by server halves. */
export const uploadPurposes = point<UploadPurpose>('uploads.purposes', { key: (each) => each.id })

/** Files that people sent: in nobody's hands until something holds them (`registration:12`), then its own. */
export interface Uploads {
  /** Those of `ids` that this person sent for this place, arrived whole, and that nothing else than `holder` holds: locked until `tx` ends. */
  take(
    tx: Tx,
    wanted: {
      readonly purpose: string
      readonly about: string
      readonly personId: number
      readonly ids: readonly string[]
      readonly holder?: string
    },
  ): Promise<ReadonlyMap<string, UploadedFile>>
  /** What a thing holds from now on: exactly these. What it held besides is deleted. */
  hold(tx: Tx, holder: string, ids: readonly string[]): Promise<void>
  /** How files stand by now; those that are gone are left out. */
  states(ids: readonly string[]): Promise<ReadonlyMap<string, FileState>>
  /** The content of a file that is `ready`, opened. */
  open(id: string): Promise<AsyncIterable<Uint8Array> | undefined>
}

export const uploads = token<Uploads>('uploads.uploads')

/** Where a file is fetched, by its owner and by whom its purpose lets read. */
export const fileHref = (id: string) => `/api/uploads/${id}/file`

export const uploadErrors = defineErrors('uploads', {
  empty: { status: 422, title: 'This file is empty' },
  tooLarge: { status: 422, title: 'This file is too large' },
  /** By its content, whatever its name says. */
  otherKind: { status: 422, title: 'This file is of another kind' },
  protectedPdf: { status: 422, title: 'This PDF is protected' },
  /** Programs in Office files, archives that unpack to too much. */
  unsafe: { status: 422, title: 'This file may do harm' },
  damaged: { status: 422, title: 'This file is damaged' },
  /** What came is not what was announced. */
  notWhole: { status: 409, title: 'The file did not arrive whole' },
  tooMuch: { status: 409, title: 'Too many files of yours' },
  stillChecking: { status: 409, title: 'This file is still being checked' },
  harmful: { status: 410, title: 'A virus was found in this file' },
})
