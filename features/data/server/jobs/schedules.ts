import type PgBoss from 'pg-boss'
import type { Job } from '../../contract'

/** Of a schedule only one run waits, however long nobody takes it. */
const ONE_WAITS = { singletonKey: 'cron', tz: 'UTC' }

/**
 * Makes the schedules in the database those of the jobs that run here. Nodes of one house run the same features, so they
 * agree; `removing` those of jobs that do not run here is for when the house has come to rest.
 */
export async function alignSchedules(boss: PgBoss, jobs: ReadonlyMap<string, Job>, removing: boolean): Promise<void> {
  const found = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  const isUnwanted = (name: string) => jobs.get(name)?.cron === undefined
  for (const name of removing ? [...found.keys()].filter(isUnwanted) : []) await boss.unschedule(name)
  for (const { id, cron } of jobs.values()) {
    if (cron !== undefined && found.get(id) !== cron) await boss.schedule(id, cron, null as never, ONE_WAITS)
  }
}
