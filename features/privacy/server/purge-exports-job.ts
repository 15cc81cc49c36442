import type { Database, Files, Job } from '../../data/contract'
import { changeExport, listOutlived } from './export-queries'
import type { PrivacyTables } from './tables'

/** Archives go when their week is over: what holds everything about a person does not lie about. */
export function purgeExportsJob(database: Database, files: Files): Job {
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
      return { expired: old.length }
    },
  }
}
