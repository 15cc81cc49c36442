import type PgBoss from 'pg-boss'
import { token } from '../../../../kernel/declare'
import type { Log } from '../../../web/contract'
import type { Clock, Job, Tx } from '../../contract'
import type { OwnDatabase } from '../database'
import type { Engine } from '../engine'
import { createWakeable } from '../wakeable'
import { createBoss, doorOf } from './boss'
import { ensureQueue, findActiveJobs, findDueQueues, JOB_LIMIT_MS } from './job-queries'
import { alignSchedules } from './schedules'
import { withinLimits } from './within-limits'

const POLL_MS = 5_000
/** Another node that stops slowly takes schedules along; who stays puts them back. */
const ALIGN_EVERY_ROUNDS = 12
/** Features arrive one after the other at boot: the queues are made when they are through. */
const ARRIVED_MS = 250
/** Features that leave because the whole node stops must not take their schedules from the other nodes. */
const LEFT_MS = 10_000
const STOP_LIMIT_MS = 5_000

/** Runs the jobs of the features that are on. */
export interface JobRunner {
  /** From now on these run here. The returned function aborts what runs of them, and gives it back to the queue. */
  add(jobs: readonly Job[]): () => Promise<void>
  has(jobId: string): boolean
  /** Something was sent. */
  wake(): void
  send(tx: Tx, name: string, data: object | undefined, options: PgBoss.SendOptions): Promise<void>
  retry(name: string, id: string): Promise<void>
  close(): Promise<void>
}

export const jobRunner = token<JobRunner>('data.job-runner')

export function createJobRunner(database: OwnDatabase, engine: Engine, clock: Clock, log: Log): JobRunner {
  const active = new Map<string, Job>()
  const busy = new Map<string, Promise<void>>()
  const queues = new Set<string>()
  const strict = { db: doorOf(database.of()) }
  let made: Promise<PgBoss> | undefined
  let started = false
  let changed = false
  let rounds = 0
  let settled: NodeJS.Timeout | undefined
  /** A new queue is a new table: two nodes that make some at once would wait for each other. */
  const alone = (work: () => Promise<void>) => engine.exclusive('jobs', work)
  const boss = () => (made ??= createBoss(database, log))

  async function start(): Promise<void> {
    if (started) return
    await alone(async () => void (await (await boss()).start()))
    // The embedded database has one process: what was running when it ended runs nowhere now.
    const left = database.kind === 'embedded' ? await findActiveJobs(database.of()) : []
    for (const { id, name } of left) await (await boss()).fail(name, id, new Error('its process ended'), strict)
    for (const { name } of await (await boss()).getQueues()) queues.add(name)
    started = true
  }

  async function align(): Promise<void> {
    changed = false
    const missing = [...active.keys()].filter((id) => !queues.has(id))
    const makeMissing = async () => {
      for (const id of missing) await ensureQueue(database.of(), id)
    }
    if (missing.length > 0) await alone(makeMissing)
    for (const id of missing) queues.add(id)
    await alignSchedules(await boss(), active)
  }

  async function runOne(job: Job, stop: AbortSignal): Promise<boolean> {
    const [next] = await (await boss()).fetch<unknown>(job.id, strict)
    if (!next) return false
    const startedAt = performance.now()
    const about = { job: job.id, run: next.id }
    try {
      const result = await withinLimits(stop, JOB_LIMIT_MS, (signal) =>
        job.run({ now: clock.now(), signal, data: next.data ?? undefined }),
      )
      await (await boss()).complete(job.id, next.id, result ?? {}, strict)
      log.info({ ...about, ms: Math.round(performance.now() - startedAt), result }, 'A job is done.')
    } catch (error) {
      log.warn({ ...about, error }, 'A job failed; it is tried again, or set aside after the last try.')
      await (await boss()).fail(job.id, next.id, error as Error, strict)
    }
    return !stop.aborted
  }

  function run(job: Job, stop: AbortSignal): void {
    if (busy.has(job.id)) return
    const drain = async () => {
      while (!stop.aborted && (await runOne(job, stop)));
    }
    const failed = (error: unknown) => log.warn({ job: job.id, error }, 'A job could not be taken or given back.')
    const running = drain()
      .catch(failed)
      .finally(() => busy.delete(job.id))
    busy.set(job.id, running)
  }

  const stops = new Map<Job, AbortController>()
  const loop = createWakeable(
    POLL_MS,
    async () => {
      if (active.size === 0 && !started) return
      await start()
      rounds += 1
      if (changed || rounds % ALIGN_EVERY_ROUNDS === 0) await align()
      for (const name of await findDueQueues(database.of(), [...active.keys()])) {
        const job = active.get(name)
        const stop = job && stops.get(job)
        if (stop) run(job, stop.signal)
      }
    },
    (error) => log.warn({ error }, 'Jobs wait: the database does not let them be taken.'),
  )

  function settle(afterMs: number): void {
    clearTimeout(settled)
    settled = setTimeout(() => {
      changed = true
      loop.wake()
    }, afterMs)
  }

  async function stop(jobs: readonly Job[]): Promise<void> {
    for (const job of jobs) {
      if (active.get(job.id) === job) active.delete(job.id)
      stops.get(job)?.abort(new Error(`the job "${job.id}" was stopped`))
      stops.delete(job)
    }
    await Promise.all(jobs.map((job) => busy.get(job.id)))
  }

  return {
    add(jobs) {
      for (const job of jobs) {
        active.set(job.id, job)
        stops.set(job, new AbortController())
      }
      settle(ARRIVED_MS)
      return async () => {
        settle(LEFT_MS)
        await stop(jobs)
      }
    },
    has: (id) => active.has(id),
    wake: loop.wake,
    async send(tx, name, data, options) {
      const db = database.on<unknown>(tx)
      if (!queues.has(name)) await ensureQueue(db, name)
      await (await boss()).send(name, (data ?? null) as object, { ...options, db: doorOf(db) })
      database.onCommit(tx, () => {
        queues.add(name)
        loop.wake()
      })
    },
    async retry(name, id) {
      await (await boss()).retry(name, id, strict)
      loop.wake()
    },
    async close() {
      await loop.close()
      await stop([...active.values()])
      clearTimeout(settled)
      if (started) await (await boss()).stop({ graceful: false, close: false })
    },
  }
}
