import type { Database, Files, Job } from '../../data/contract'
import { deleteLoose } from './file-queries'
import type { DocumentsTables } from './tables'

const KEEP_DAYS = 180
const DAY_MS = 86_400_000
const BATCH = 100

/** Deletes files that no opportunity shows: half a year after they came, or once their person is erased. Safe to run twice. */
export function purgeFilesJob(database: Database, files: Files): Job {
  return {
    id: 'documents.purge-files',
    cron: '40 3 * * *',
    async run({ now, signal }) {
      const before = new Date(now.getTime() - KEEP_DAYS * DAY_MS)
      let purged = 0
      for (let batch = BATCH; batch === BATCH && !signal.aborted; purged += batch) {
        const gone = await deleteLoose(database.of<DocumentsTables>(), before, BATCH)
        for (const id of gone) await files.remove(id)
        batch = gone.length
      }
      return { purged }
    },
  }
}
