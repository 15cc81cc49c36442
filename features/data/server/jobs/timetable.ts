import { Cron } from 'croner'
import type { Job } from '../../contract'

/** A run whose instant has come. */
export interface Due {
  readonly id: string
  readonly at: Date
}

/**
 * When each job with a `cron` is due next, worked out once for each run: who asks every few seconds pays nothing. A run at whose
 * instant nobody was up is left out; what a sleeping machine missed comes once, when it wakes.
 */
export interface Timetable {
  /** Of these jobs, the runs whose instant has come. */
  due(jobs: Iterable<Job>, now: Date): readonly Due[]
  /** What was due has been sent, or its job has left: from here on counts what comes after. */
  forget(jobIds: Iterable<string>): void
}

/** In UTC; null where a pattern has no more. */
const after = (cron: string, instant: Date) => new Cron(cron, { utcOffset: 0 }).nextRun(instant)

export function createTimetable(): Timetable {
  const next = new Map<string, Date | null>()

  return {
    due(jobs, now) {
      const found: Due[] = []
      for (const { id, cron } of jobs) {
        if (cron === undefined) continue
        const at = next.get(id) ?? after(cron, now)
        next.set(id, at)
        if (at && at <= now) found.push({ id, at })
      }
      return found
    },
    forget(jobIds) {
      for (const id of jobIds) next.delete(id)
    },
  }
}
