import type PgBoss from 'pg-boss'
import { type Log, madeOnce } from '../../../web/contract'
import type { Database, Tx } from '../../contract'
import type { Engine } from '../engine'
import { createBoss, doorOf } from './boss'
import { ensureQueue, findActiveJobs } from './job-queries'

/** The queues of pg-boss: one for each job, made when they are needed. */
export interface Queues {
  start(): Promise<void>
  /** Makes those that are missing. */
  ensure(names: Iterable<string>): Promise<void>
  /** Takes one that is due. */
  fetch(name: string): Promise<{ readonly id: string; readonly data: unknown } | undefined>
  complete(name: string, id: string, result: object): Promise<void>
  /** Gives it back: it is tried again later, or set aside after the last try. */
  fail(name: string, id: string, error: unknown): Promise<void>
  retry(name: string, id: string): Promise<void>
  send(tx: Tx, name: string, data: object | undefined, options: PgBoss.SendOptions): Promise<void>
  stop(): Promise<void>
}

export function createQueues(database: Database, engine: Engine, log: Log): Queues {
  const known = new Set<string>()
  const strict = { db: doorOf(database.of()) }
  let started = false
  const boss = madeOnce(() => createBoss(database, log))
  /** A new queue is a new table: two nodes that make some at once would wait for each other. */
  const alone = (work: () => Promise<void>) => engine.exclusive('jobs', work)

  /** The embedded database has one process: what was running when it ended runs nowhere now. */
  async function giveBackLost(): Promise<void> {
    if (database.kind !== 'embedded') return
    const lost = new Error('its process ended')
    for (const { id, name } of await findActiveJobs(database.of())) await (await boss()).fail(name, id, lost, strict)
  }

  return {
    async start() {
      if (started) return
      const queue = await boss()
      await alone(async () => void (await queue.start()))
      await giveBackLost()
      for (const { name } of await queue.getQueues()) known.add(name)
      started = true
    },
    async ensure(names) {
      const missing = [...names].filter((name) => !known.has(name))
      if (missing.length === 0) return
      await alone(async () => {
        for (const name of missing) await ensureQueue(database.of(), name)
      })
      for (const name of missing) known.add(name)
    },
    async fetch(name) {
      const [job] = await (await boss()).fetch<unknown>(name, strict)
      return job
    },
    async complete(name, id, result) {
      await (await boss()).complete(name, id, result, strict)
    },
    async fail(name, id, error) {
      await (await boss()).fail(name, id, error as object, strict)
    },
    async retry(name, id) {
      await (await boss()).retry(name, id, strict)
    },
    async send(tx, name, data, options) {
      const db = database.on<unknown>(tx)
      if (!known.has(name)) await ensureQueue(db, name)
      await (await boss()).send(name, (data ?? null) as object, { ...options, db: doorOf(db) })
      database.onCommit(tx, () => void known.add(name))
    },
    async stop() {
      if (started) await (await boss()).stop({ graceful: false, close: false })
    },
  }
}
