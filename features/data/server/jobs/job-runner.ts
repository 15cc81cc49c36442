import { setTimeout as pause } from 'node:timers/promises'
import type PgBoss from 'pg-boss'
import { token } from '../../../../kernel/index'
import type { Log } from '../../../web/contract'
import type { Clock, Database, Job, Tx } from '../../contract'
import type { Engine } from '../engine'
import type { DataSettings } from '../settings'
import { createLanes } from '../lanes'
import { comeToWork } from '../manners'
import { createWakeable } from '../wakeable'
import { findDueQueues, JOB_LIMIT_MS } from './job-queries'
import { createQueues } from './queues'
import { createRest } from './rest'
import { sendDue } from './schedules'
import { createTimetable } from './timetable'
import { withinLimits } from './within-limits'

const POLL_MS = 5_000
/** Of those that are due at once, a dozen at each full minute, each begins so long after the one before: together they would keep who asks meanwhile waiting. */
const APART_MS = 20

/** Runs the jobs of the features that are on. */
export interface JobRunner {
  /** From now on these run here. The returned function aborts what runs of them, and gives it back to the queue. */
  add(jobs: readonly Job[]): () => Promise<void>
  has(jobId: string): boolean
  /** Queued, and taken up, when `tx` commits. */
  send(tx: Tx, name: string, data: object | undefined, options: PgBoss.SendOptions): Promise<void>
  retry(name: string, id: string): Promise<void>
  close(): Promise<void>
}

export const jobRunner = token<JobRunner>('data.job-runner')

export function createJobRunner(
  database: Database,
  engine: Engine,
  clock: Clock,
  log: Log,
  { followsSchedule }: Pick<DataSettings, 'followsSchedule'>,
): JobRunner {
  const active = new Map<string, Job>()
  const stops = new Map<Job, AbortController>()
  const lanes = createLanes()
  const queues = createQueues(database, engine, log)
  const timetable = createTimetable()
  const rest = createRest(() => loop.wake())
  let hasBegun = false
  let isClosing = false

  async function runOne(job: Job, stop: AbortSignal): Promise<boolean> {
    const taken = await queues.fetch(job.id)
    if (!taken) return false
    const startedAt = performance.now()
    const about = { job: job.id, run: taken.id }
    const data = taken.data ?? undefined
    try {
      const work = (signal: AbortSignal) => job.run({ now: clock.now(), signal, data })
      const result = await withinLimits(stop, JOB_LIMIT_MS, work)
      await queues.complete(job.id, taken.id, result ?? {})
      log.info({ ...about, ms: Math.round(performance.now() - startedAt), result }, 'A job is done.')
    } catch (error) {
      log.warn({ ...about, error }, 'A job failed; it is tried again, or set aside after the last try.')
      await queues.fail(job.id, taken.id, error)
    }
    return true
  }

  async function drain(job: Job): Promise<void> {
    const stop = stops.get(job)?.signal
    const manners = comeToWork()
    try {
      while (stop && !stop.aborted && (await runOne(job, stop))) await manners.giveWay()
    } catch (error) {
      log.warn({ job: job.id, error }, 'A job could not be taken or given back.')
    } finally {
      manners.leave()
    }
  }

  async function sendScheduled(): Promise<void> {
    const now = clock.now()
    const due = timetable.due(active.values(), now, ({ id, cron }, error) =>
      log.warn({ job: id, cron, error }, 'A job is on no schedule: its pattern is none. Correct its `cron`.'),
    )
    await sendDue(database, queues, due, now)
    timetable.sent(due, now)
  }

  async function round(): Promise<void> {
    if (active.size === 0 && !hasBegun) return
    await queues.start()
    hasBegun = true
    if (rest.isReached()) await queues.ensure(active.keys())
    // What fails here keeps nobody from taking what waits; the next round sends it.
    if (followsSchedule)
      await sendScheduled().catch((error: unknown) => log.warn({ error }, 'Scheduled jobs could not be sent yet.'))
    for (const [nth, name] of (await findDueQueues(database.of(), [...active.keys()])).entries()) {
      if (nth > 0) await pause(APART_MS)
      if (isClosing) return
      const job = active.get(name)
      if (job) lanes.run(name, () => drain(job))
    }
  }

  const loop = createWakeable(POLL_MS, round, (error) =>
    log.warn({ error }, 'Jobs wait: the database does not let them be taken.'),
  )

  async function stop(jobs: readonly Job[]): Promise<void> {
    for (const job of jobs) {
      if (active.get(job.id) === job) active.delete(job.id)
      stops.get(job)?.abort(new Error(`the job "${job.id}" was stopped`))
    }
    timetable.forget(jobs.map(({ id }) => id))
    await lanes.settled(jobs.map(({ id }) => id))
    for (const job of jobs) stops.delete(job)
  }

  return {
    add(jobs) {
      for (const job of jobs) {
        active.set(job.id, job)
        stops.set(job, new AbortController())
      }
      rest.disturb()
      return () => stop(jobs)
    },
    has: (id) => active.has(id),
    async send(tx, name, data, options) {
      await queues.send(tx, name, data, options)
      database.onCommit(tx, loop.wake)
    },
    async retry(name, id) {
      await queues.retry(name, id)
      loop.wake()
    },
    async close() {
      isClosing = true
      rest.end()
      await loop.close()
      await stop([...active.values()])
      await queues.stop()
    },
  }
}
