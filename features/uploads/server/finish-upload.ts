import { createHash, randomUUID } from 'node:crypto'
import { type Clock, type Database, dataErrors, type Files, type JobQueue, type LooseFiles } from '../../data/contract'
import { FeatureError } from '../../web/contract'
import { type FileRule, fileTypes, namedAs, uploadErrors } from '../contract'
import { chunkFiles, deleteChunks } from './chunk-queries'
import { demandOwn } from './own-upload'
import { readType } from './read-type'
import { SCAN } from './scan-job'
import type { UploadsSettings } from './settings'
import type { UploadRow, UploadsTables } from './tables'
import { changeUpload, deleteUploads, lockUploads } from './upload-queries'

const HOUR_MS = 3_600_000

/** Looks into a file that has arrived and keeps it, or refuses it and deletes it. Once more it answers the same. */
export type FinishUpload = (
  personId: number,
  id: string,
  ruleOf: (upload: UploadRow) => Promise<FileRule>,
) => Promise<UploadRow>

interface FinishParts {
  readonly database: Database
  readonly files: Files
  readonly looseFiles: LooseFiles
  readonly queue: JobQueue
  readonly clock: Clock
  readonly settings: UploadsSettings
}

export function createFinishUpload({ database, files, looseFiles, queue, clock, settings }: FinishParts): FinishUpload {
  async function contentOf(upload: UploadRow): Promise<Uint8Array> {
    const parts: Uint8Array[] = []
    for (const fileId of await chunkFiles(database.of<UploadsTables>(), upload.id))
      for await (const part of (await files.find(fileId))?.content ?? []) parts.push(part)
    const whole = Buffer.concat(parts)
    if (createHash('sha256').update(whole).digest('hex') !== upload.sha256)
      throw uploadErrors.notWhole('What arrived is not the file that was chosen. It may have changed: choose it again.')
    return whole
  }

  function drop(id: string): Promise<void> {
    return database.transact(async (tx) => {
      const db = database.on<UploadsTables>(tx)
      const [now] = await lockUploads(db, [id])
      if (now?.state === 'receiving') await looseFiles.release(tx, await deleteUploads(db, [id]))
    })
  }

  async function read(upload: UploadRow, rule: FileRule) {
    try {
      const content = await contentOf(upload)
      return { content, type: readType(content, rule) }
    } catch (error) {
      // What is refused is not wanted for another try; what failed (a disk, a connection) is.
      if (error instanceof FeatureError && error.feature === 'uploads') await drop(upload.id)
      throw error
    }
  }

  return async (personId, id, ruleOf) => {
    const upload = await demandOwn(database.of<UploadsTables>(), id, personId)
    if (upload.state !== 'receiving' || upload.received < upload.bytes) return upload
    const { content, type } = await read(upload, await ruleOf(upload))
    const [fileId, name] = [randomUUID(), namedAs(upload.name, type)]
    await looseFiles.expect([fileId], new Date(clock.now().getTime() + HOUR_MS))
    await files.put({ name, contentType: fileTypes[type].mime }, content, fileId)
    return database.transact(async (tx) => {
      const db = database.on<UploadsTables>(tx)
      const [now] = await lockUploads(db, [id])
      if (now?.state !== 'receiving') {
        await looseFiles.release(tx, [fileId])
        if (!now) throw dataErrors.notFound('This file was taken out at this moment. Choose it again.')
        return now
      }
      await looseFiles.release(tx, await deleteChunks(db, id))
      await looseFiles.claim(tx, [fileId])
      const state = settings.clamd ? ('checking' as const) : ('ready' as const)
      if (settings.clamd) await queue.send(tx, SCAN, {}, { key: SCAN })
      return changeUpload(db, id, { name, type, file_id: fileId, state, touched_at: clock.now() })
    })
  }
}
