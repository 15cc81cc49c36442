import { randomUUID } from 'node:crypto'
import type { Clock, Database, Files, StoredFile } from '../../contract'
import type { DataSettings } from '../settings'
import { storeOf } from './content-store'
import type { FileTables } from './file-queries'
import { deleteFile, findFile, insertFile, isContentUsed, lockContent } from './file-queries'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function createFiles(database: Database, settings: DataSettings, clock: Clock): Files {
  const store = storeOf(settings)

  /** The row goes with its content, if nobody else has the same, under the lock that `put` takes: one that could not go is found again by its row. */
  async function removeStored(id: string, sha256: string): Promise<void> {
    await database.transact(async (tx) => {
      const db = database.on<FileTables>(tx)
      await lockContent(db, sha256)
      await deleteFile(db, id)
      if (!(await isContentUsed(db, sha256))) await store.remove(sha256)
    })
  }

  return {
    async put({ name, contentType }, content, id = randomUUID()) {
      const draft = await store.write(id, content)
      const file: StoredFile = { id, name, contentType, bytes: draft.bytes, sha256: draft.sha256 }
      let isNamed = false
      try {
        await database.transact(async (tx) => {
          const db = database.on<FileTables>(tx)
          await lockContent(db, file.sha256)
          await insertFile(db, file, clock.now())
        })
        isNamed = true
        // Only now: a content without a row would be found by nobody. Whoever removes the same one sees the row and lets it be.
        await store.keep(draft)
      } catch (error) {
        if (isNamed) await removeStored(id, file.sha256)
        await store.discard(id)
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
      const file = await findFile(database.of<FileTables>(), id)
      if (file) await removeStored(id, file.sha256)
      await store.discard(id)
    },
  }
}
