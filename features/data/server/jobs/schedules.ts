import type PgBoss from 'pg-boss'
import type { Job } from '../../contract'

/** Of a schedule only one run waits, however long nobody takes it. */
const ONE_WAITS = { singletonKey: 'cron', tz: 'UTC' }

/**
 * Makes the schedules in the database those of the jobs that run here: a job whose feature is off has none. Nodes of
 * one house run the same features, so they agree.
 */
export async function alignSchedules(boss: PgBoss, jobs: ReadonlyMap<string, Job>): Promise<void> {
  const found = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const name of found.keys()) {
    if (jobs.get(name)?.cron === undefined) await boss.unschedule(name)
  }
  for (const { id, cron } of jobs.values()) {
    if (cron !== undefined && found.get(id) !== cron) await boss.schedule(id, cron, null as never, ONE_WAITS)
  }
}
