import { randomUUID } from 'node:crypto'
import type { Clock, Database, Files, LooseFiles } from '../../data/contract'
import { uploadErrors } from '../contract'
import { insertChunk } from './chunk-queries'
import { demandOwn } from './own-upload'
import type { UploadRow, UploadsTables } from './tables'
import { changeUpload, lockUploads } from './upload-queries'

const HOUR_MS = 3_600_000

/**
 * Keeps the part of a file that begins at `at`. Where that is not the next one (its answer was lost, another window sends, too) nothing is kept, and the
 * answer says where to go on.
 */
export type AddChunk = (personId: number, id: string, at: number, part: Uint8Array) => Promise<UploadRow>

export function createAddChunk(database: Database, files: Files, looseFiles: LooseFiles, clock: Clock): AddChunk {
  return async (personId, id, at, part) => {
    const upload = await demandOwn(database.of<UploadsTables>(), id, personId)
    const isNext = (now: UploadRow) => now.state === 'receiving' && now.received === at
    if (!isNext(upload) || part.byteLength === 0) return upload
    if (at + part.byteLength > upload.bytes)
      throw uploadErrors.notWhole('More came of this file than was announced. It may have changed: choose it again.')
    const fileId = randomUUID()
    await looseFiles.expect([fileId], new Date(clock.now().getTime() + HOUR_MS))
    await files.put({ name: 'part', contentType: 'application/octet-stream' }, part, fileId)
    return database.transact(async (tx) => {
      const db = database.on<UploadsTables>(tx)
      const [now] = await lockUploads(db, [id])
      if (!now || !isNext(now)) {
        await looseFiles.release(tx, [fileId])
        return now ?? upload
      }
      await insertChunk(db, id, at, fileId)
      await looseFiles.claim(tx, [fileId])
      return changeUpload(db, id, { received: at + part.byteLength, touched_at: clock.now() })
    })
  }
}
