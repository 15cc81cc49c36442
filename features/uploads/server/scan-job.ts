import type { Database, Files, Job } from '../../data/contract'
import { isInfected } from './clamd'
import type { UploadsSettings } from './settings'
import type { UploadsTables } from './tables'
import { changeUpload, listChecking } from './upload-queries'

export const SCAN = 'uploads.scan'
const MOST_A_RUN = 200

/** Has the virus scanner look at what waits for it: when a file has arrived, and again and again until it says yes or no. One that it does not take keeps no other. */
export function scanJob(database: Database, files: Files, { clamd }: UploadsSettings): Job {
  return {
    id: SCAN,
    cron: '*/5 * * * *',
    async run({ signal }) {
      const failures: string[] = []
      let scanned = 0
      if (!clamd) return { scanned }
      const db = database.of<UploadsTables>()
      for (const { id, file_id: fileId } of await listChecking(db, MOST_A_RUN)) {
        if (signal.aborted) break
        try {
          const stored = await files.find(fileId ?? '')
          if (!stored) continue
          const state = (await isInfected(clamd, stored.content)) ? 'harmful' : 'ready'
          await changeUpload(db, id, { state })
          scanned += 1
        } catch (error) {
          failures.push(`${id}: ${error instanceof Error ? error.message : error}`)
        }
      }
      if (failures.length > 0) throw new Error(`Some files could not be scanned (${failures.join('; ')}).`)
      return { scanned }
    },
  }
}
