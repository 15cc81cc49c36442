import { dataErrors } from '../../data/contract'
import type { UploadRow, UploadsDb } from './tables'
import { findUpload } from './upload-queries'

/** Throws `not-found` to everybody else as if there were none. */
export async function demandOwn(db: UploadsDb, id: string, personId: number): Promise<UploadRow> {
  const row = await findUpload(db, id)
  if (row?.person_id !== personId)
    throw dataErrors.notFound(
      'This file is not there any more. What was never sent is deleted after a week: choose it again.',
    )
  return row
}
