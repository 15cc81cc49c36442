import { randomUUID } from 'node:crypto'
import type { Database, JobQueue } from '../../contract'
import { isQueue } from './job-queries'
import type { JobRunner } from './job-runner'

/** Without a key each job is its own: the queue keeps one waiting for each key. */
export function createJobQueue(database: Database, runner: JobRunner): JobQueue {
  return {
    async send(tx, jobId, data, { startAt, key = randomUUID(), priority = 0 } = {}) {
      if (!runner.has(jobId) && !(await isQueue(database.on(tx), jobId))) {
        throw new Error(`No feature brings the job "${jobId}". Contribute it to data.jobs, or correct the name.`)
      }
      await runner.send(tx, jobId, data, { singletonKey: key, priority, ...(startAt ? { startAfter: startAt } : {}) })
    },
  }
}
