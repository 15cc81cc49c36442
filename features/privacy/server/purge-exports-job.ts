import type { Database, Files, Job } from '../../data/contract'
import type { Live } from '../../web/contract'
import { changeExport, failStale, listOutlived } from './export-queries'
import { announce } from './live-topic'
import type { PrivacyTables } from './tables'

/** Well after the last try of the job that makes an archive. */
const MAKING_MS = 2 * 3_600_000

/** Archives go when their week is over: what holds everything about a person does not lie about. One that was not made in two hours will not be: it can be asked for anew. */
export function purgeExportsJob(database: Database, files: Files, live: Live): Job {
  return {
    id: 'privacy.purge-exports',
    cron: '20 * * * *',
    async run({ now }) {
      const db = database.of<PrivacyTables>()
      const old = await listOutlived(db, now)
      for (const { id, file_id } of old) {
        await changeExport(db, id, 'ready', { state: 'expired', file_id: null })
        if (file_id) await files.remove(file_id)
      }
      const failed = await failStale(db, new Date(now.getTime() - MAKING_MS))
      for (const personId of failed) await announce(live, personId)
      return { expired: old.length, failed: failed.length }
    },
  }
}
