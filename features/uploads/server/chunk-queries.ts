import type { UploadsDb } from './tables'

export async function insertChunk(db: UploadsDb, uploadId: string, at: number, fileId: string): Promise<void> {
  await db.insertInto('uploads.chunk').values({ upload_id: uploadId, at, file_id: fileId }).execute()
}

/** The files of the parts that have arrived, in order. */
export async function chunkFiles(db: UploadsDb, uploadId: string): Promise<readonly string[]> {
  const rows = db.selectFrom('uploads.chunk').select('file_id').where('upload_id', '=', uploadId)
  return (await rows.orderBy('at').execute()).map(({ file_id }) => file_id)
}

export async function deleteChunks(db: UploadsDb, uploadId: string): Promise<readonly string[]> {
  const gone = db.deleteFrom('uploads.chunk').where('upload_id', '=', uploadId).returning('file_id')
  return (await gone.execute()).map(({ file_id }) => file_id)
}
