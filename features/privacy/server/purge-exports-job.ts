import type { Database, Files, Job } from '../../data/contract'
import type { Live } from '../../web/contract'
import { MAKING_MS } from './export-job'
import { changeExport, failStale, listOutlived } from './export-queries'
import { announce } from './live-topic'
import { dropLoose, listLoose } from './loose-file-queries'
import type { PrivacyTables } from './tables'

/** Archives go when their week is over: what holds everything about a person does not lie about. One that was not made in two hours will not be: it can be asked for anew. So go those that nothing names. */
export function purgeExportsJob(database: Database, files: Files, live: Live): Job {
  return {
    id: 'privacy.purge-exports',
    cron: '20 * * * *',
    async run({ now }) {
      const db = database.of<PrivacyTables>()
      const failures: string[] = []
      let expired = 0
      // The file first: one that could not be removed, or a house that fell, is found again by its row.
      async function remove(fileId: string | null, id: string, forget: () => Promise<unknown>) {
        try {
          if (fileId) await files.remove(fileId)
          await forget()
          return true
        } catch (error) {
          failures.push(`${id}: ${error instanceof Error ? error.message : error}`)
          return false
        }
      }
      for (const { id, file_id } of await listOutlived(db, now)) {
        const end = { state: 'expired', file_id: null } as const
        if (await remove(file_id, id, () => changeExport(db, id, 'ready', end))) expired += 1
      }
      for (const fileId of await listLoose(db, now)) await remove(fileId, fileId, () => dropLoose(db, fileId))
      const failed = await failStale(db, new Date(now.getTime() - MAKING_MS))
      for (const personId of failed) await announce(live, personId)
      if (failures.length > 0) throw new Error(`Some archives could not be removed (${failures.join('; ')}).`)
      return { expired, failed: failed.length }
    },
  }
}
