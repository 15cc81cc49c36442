import { type Database, inBatches, type Job, type LooseFiles } from '../../data/contract'
import { deleteLoose } from './file-queries'
import type { DocumentsTables } from './tables'

const KEEP_DAYS = 180
const DAY_MS = 86_400_000
/** Each is a file to let go of besides its row. */
const BATCH = 100

/** Deletes files that no opportunity shows: half a year after they came, or once their person is erased. Safe to run twice. */
export function purgeFilesJob(database: Database, looseFiles: LooseFiles): Job {
  return {
    id: 'documents.purge-files',
    cron: '40 3 * * *',
    async run({ now, signal }) {
      const before = new Date(now.getTime() - KEEP_DAYS * DAY_MS)
      const step = (limit: number) =>
        database.transact(async (tx) => {
          const gone = await deleteLoose(database.on<DocumentsTables>(tx), before, limit)
          await looseFiles.release(tx, gone)
          return gone.length
        })
      return { purged: await inBatches(signal, step, BATCH) }
    },
  }
}
