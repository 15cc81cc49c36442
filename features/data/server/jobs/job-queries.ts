import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { LISTED_SET_ASIDE } from '../../contract'

/** A failed job waits a few seconds, then about twice as long each time: five more tries in some ten minutes. */
const QUEUE = { policy: 'short', retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 900 }

export const JOB_LIMIT_MS = QUEUE.expireInSeconds * 1_000

/**
 * Policy "short": of one key only one waits. Does nothing when the queue is there. Two that make queues at once would each
 * hold the list of queues while asking for it alone, so whoever makes one waits for the one before.
 */
export async function ensureQueue(db: Kysely<unknown>, name: string): Promise<void> {
  await sql`select jobs.create_queue(${name}, ${JSON.stringify(QUEUE)}::json)
    from (select pg_advisory_xact_lock(hashtext('jobs.create_queue')) offset 0) as turn`.execute(db)
}

export async function isQueue(db: Kysely<unknown>, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from jobs.queue where name = ${name}`.execute(db)
  return rows.length > 0
}

export async function findDueQueues(db: Kysely<unknown>, among: readonly string[]): Promise<readonly string[]> {
  if (among.length === 0) return []
  // One look into the index of each, however many jobs wait: this is asked after every commit that sends one.
  const { rows } = await sql<{ name: string }>`select name from unnest(${[...among]}::text[]) as name where exists (
      select from jobs.job where job.name = name.name and state < 'active' and start_after <= now())`.execute(db)
  return rows.map((row) => row.name)
}

export interface FailedJob {
  readonly id: string
  readonly name: string
  readonly tries: number
  readonly failedAt: Date
  readonly output: unknown
}

export async function findFailedJobs(db: Kysely<unknown>): Promise<readonly FailedJob[]> {
  const { rows } = await sql<FailedJob>`select id, name, retry_count + 1 as tries, completed_on as "failedAt", output
    from jobs.job where state = 'failed' order by completed_on desc limit ${LISTED_SET_ASIDE}`.execute(db)
  return rows
}

export async function isFailedJob(db: Kysely<unknown>, name: string, id: string): Promise<boolean> {
  const { rows } =
    await sql`select from jobs.job where name = ${name} and id::text = ${id} and state = 'failed'`.execute(db)
  return rows.length > 0
}

export async function findActiveJobs(db: Kysely<unknown>): Promise<readonly { id: string; name: string }[]> {
  const { rows } = await sql<{
    id: string
    name: string
  }>`select id, name from jobs.job where state = 'active'`.execute(db)
  return rows
}

export async function jobsState(db: Kysely<unknown>): Promise<{ readonly waiting: number; readonly failed: number }> {
  const { rows } = await sql<{ waiting: string; failed: string }>`select
      count(*) filter (where state < 'active' and start_after <= now()) as waiting,
      count(*) filter (where state = 'failed') as failed from jobs.job`.execute(db)
  return { waiting: Number(rows[0]?.waiting ?? 0), failed: Number(rows[0]?.failed ?? 0) }
}
