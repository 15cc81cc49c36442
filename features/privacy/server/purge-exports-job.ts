import type { Database, Files, Job } from '../../data/contract'
import type { Live } from '../../web/contract'
import { MAKING_MS } from './export-job'
import { changeExport, failStale, listOutlived } from './export-queries'
import { announce } from './live-topic'
import type { PrivacyTables } from './tables'

/** Archives go when their week is over: what holds everything about a person does not lie about. One that was not made in two hours will not be: it can be asked for anew. */
export function purgeExportsJob(database: Database, files: Files, live: Live): Job {
  return {
    id: 'privacy.purge-exports',
    cron: '20 * * * *',
    async run({ now }) {
      const db = database.of<PrivacyTables>()
      const failures: string[] = []
      let expired = 0
      for (const { id, file_id } of await listOutlived(db, now)) {
        try {
          // The file first: its row finds one that could not be removed again, and calls none gone that is there.
          if (file_id) await files.remove(file_id)
          await changeExport(db, id, 'ready', { state: 'expired', file_id: null })
          expired += 1
        } catch (error) {
          failures.push(`${id}: ${error instanceof Error ? error.message : error}`)
        }
      }
      const failed = await failStale(db, new Date(now.getTime() - MAKING_MS))
      for (const personId of failed) await announce(live, personId)
      if (failures.length > 0) throw new Error(`Some archives could not be removed (${failures.join('; ')}).`)
      return { expired, failed: failed.length }
    },
  }
}
