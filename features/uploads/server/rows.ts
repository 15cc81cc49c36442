import type { UploadedFile } from '../contract'
import type { Upload } from '../contract/wire'
import type { UploadRow } from './tables'

export function uploadOf({ id, name, bytes, received, state, type }: UploadRow): Upload {
  return { id, name, bytes, received, state, type }
}

/** Undefined while it has not arrived whole. */
export function fileOf({ id, name, bytes, sha256, state, type }: UploadRow): UploadedFile | undefined {
  return state === 'receiving' || type === null ? undefined : { id, name, bytes, sha256, state, type }
}
