import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Clock, Database, Files, StoredFile } from '../../contract'
import type { DataSettings } from '../settings'
import { createContentStore } from './content-store'
import type { FileTables } from './file-queries'
import { deleteFile, findFile, insertFile, isContentUsed, lockContent } from './file-queries'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function createFiles(database: Database, settings: DataSettings, clock: Clock): Files {
  const { filesUrl, dataDir } = settings
  const store = createContentStore(filesUrl === undefined ? join(dataDir, 'files') : fileURLToPath(filesUrl))

  /** The row goes first and for good; then its content, if nobody else has the same, under the lock that `put` takes. */
  async function removeContent(sha256: string): Promise<void> {
    await database.transact(async (tx) => {
      const db = database.on<FileTables>(tx)
      await lockContent(db, sha256)
      if (!(await isContentUsed(db, sha256))) await store.remove(sha256)
    })
  }

  return {
    async put({ name, contentType }, content) {
      const id = randomUUID()
      const draft = await store.write(id, content)
      const file: StoredFile = { id, name, contentType, bytes: draft.bytes, sha256: draft.sha256 }
      try {
        await database.transact(async (tx) => {
          const db = database.on<FileTables>(tx)
          await lockContent(db, file.sha256)
          await insertFile(db, file, clock.now())
          await store.keep(draft)
        })
      } catch (error) {
        await store.discard(draft)
        throw error
      }
      return file
    },
    async find(id) {
      const file = UUID.test(id) ? await findFile(database.of<FileTables>(), id) : undefined
      const content = file && (await store.read(file.sha256))
      return file && content ? { ...file, content } : undefined
    },
    async remove(id) {
      if (!UUID.test(id)) return
      const sha256 = await deleteFile(database.of<FileTables>(), id)
      if (sha256 !== undefined) await removeContent(sha256)
    },
  }
}
