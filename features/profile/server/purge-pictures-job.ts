import type { Database, Files, Job } from '../../data/contract'
import { dropLoose, listLoose } from './loose-picture-queries'
import type { ProfileTables } from './tables'

/** Pictures that nobody wears: those that a house that fell has left, and those whose removal failed once. */
export function purgePicturesJob(database: Database, files: Files): Job {
  return {
    id: 'profile.purge-pictures',
    cron: '25 * * * *',
    async run({ now, signal }) {
      const db = database.of<ProfileTables>()
      const failures: string[] = []
      let purged = 0
      for (const id of await listLoose(db, now)) {
        if (signal.aborted) break
        try {
          await files.remove(id)
          await dropLoose(db, [id])
          purged += 1
        } catch (error) {
          failures.push(`${id}: ${error instanceof Error ? error.message : error}`)
        }
      }
      if (failures.length > 0) throw new Error(`Some pictures could not be removed (${failures.join('; ')}).`)
      return { purged }
    },
  }
}
