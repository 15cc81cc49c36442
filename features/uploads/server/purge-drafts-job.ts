import { type Database, inBatches, type Job, type LooseFiles } from '../../data/contract'
import type { UploadsTables } from './tables'
import { deleteUploads, idsLeft } from './upload-queries'

const KEEP_DAYS = 7
const DAY_MS = 86_400_000
const BATCH = 100

/** Deletes what was uploaded for a form and never sent with it, a week after it was last touched. Safe to run twice. */
export function purgeDraftsJob(database: Database, looseFiles: LooseFiles): Job {
  return {
    id: 'uploads.purge-drafts',
    cron: '10 4 * * *',
    async run({ now, signal }) {
      const before = new Date(now.getTime() - KEEP_DAYS * DAY_MS)
      const step = (limit: number) =>
        database.transact(async (tx) => {
          const db = database.on<UploadsTables>(tx)
          const left = await idsLeft(db, before, limit)
          await looseFiles.release(tx, await deleteUploads(db, left))
          return left.length
        })
      return { purged: await inBatches(signal, step, BATCH) }
    },
  }
}
