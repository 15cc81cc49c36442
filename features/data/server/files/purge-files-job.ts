import type { Database, Files, Job } from '../../contract'
import { listLoose, type LooseFileTables } from './loose-file-queries'
import { removeLoose } from './loose-files'

/** Removes what nothing names: what a house that fell has left, and what could not be removed once. One that is stuck keeps no other. */
export function purgeFilesJob(database: Database, files: Files): Job {
  return {
    id: 'data.purge-files',
    cron: '20 * * * *',
    async run({ now, signal }) {
      const failures: string[] = []
      let purged = 0
      for (const id of await listLoose(database.of<LooseFileTables>(), now)) {
        if (signal.aborted) break
        try {
          await removeLoose(database, files, id)
          purged += 1
        } catch (error) {
          failures.push(`${id}: ${error instanceof Error ? error.message : error}`)
        }
      }
      if (failures.length > 0) throw new Error(`Some files could not be removed (${failures.join('; ')}).`)
      return { purged }
    },
  }
}
