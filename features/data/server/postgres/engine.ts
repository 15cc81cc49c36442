import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Log } from '../../../web/contract'
import { dataErrors } from '../../contract'
import type { Engine, Reply, Session } from '../engine'
import { asUnavailable, isUnavailable, reasonOf } from '../unavailable'
import { createListener } from './listener'
import { types } from './parsers'
import { createStatementNames, isOutdated } from './statement-names'

const CONNECT_LIMIT_MS = 5_000
/** A server that is there ends a statement at its limit, one after the other; whoever has said nothing so long after that is gone, without a word. */
const SILENCE_MS = 3_000
const OLDEST_VERSION = 15

export interface PostgresOptions {
  readonly databaseUrl: string
  readonly replicaUrl: string | undefined
  readonly poolSize: number
  readonly statementTimeoutMs: number
}

/** Host, port and name without the password, for messages. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

function lastOf(result: pg.QueryResult | pg.QueryResult[]): Reply {
  const last = Array.isArray(result) ? result.at(-1) : result
  return { command: last?.command ?? '', rowCount: last?.rowCount ?? 0, rows: last?.rows ?? [] }
}

/** A PostgreSQL server behind a pool. A lost connection fails what ran on it; the pool opens new ones by itself. */
export function createPostgresEngine(options: PostgresOptions, log: Log): Engine {
  const session = {
    types,
    // Firewalls and balancers forget connections that are quiet for minutes, without a word: the one that only listens would hear nothing for hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    application_name: 'foothold',
    options: '-c TimeZone=UTC',
  }
  const limits = {
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: options.statementTimeoutMs * 2,
  }

  let closed = false
  let unhurried = 0

  /**
   * Statements are ended here too: a connection whose other end has vanished would keep who asks waiting for a quarter of an hour. `before` were sent on
   * it and are not answered: each of them may take as long.
   */
  function ask(client: pg.PoolClient, query: pg.QueryConfig, before: number): Promise<pg.QueryResult> {
    const limitMs = unhurried > 0 ? undefined : options.statementTimeoutMs * (before + 1) + SILENCE_MS
    return client.query(Object.assign(query, { query_timeout: limitMs }))
  }

  function createPool(connectionString: string): pg.Pool {
    const pool = new pg.Pool({ ...session, ...limits, connectionString, max: options.poolSize, pipeline: true })
    pool.on('error', (error) => {
      if (!closed) log.warn({ because: error.message }, 'An idle connection to the database was lost.')
    })
    // A client that is lost while lent out says so by its query; unheard, the event would end the process.
    pool.on('connect', (client) => void client.on('error', () => undefined))
    return pool
  }

  const pool = createPool(options.databaseUrl)
  const replica = options.replicaUrl === undefined ? pool : createPool(options.replicaUrl)
  const listener = createListener({ ...session, connectionString: options.databaseUrl }, log)
  const names = createStatementNames()

  async function run(client: pg.PoolClient, text: string, values: readonly unknown[], before: number): Promise<Reply> {
    const name = names.of(text, values.length)
    if (name === undefined) return lastOf(await ask(client, { text, values: [...values] }, before))
    const isAlone = before === 0 && client.getTransactionStatus() === 'I'
    try {
      return lastOf(await ask(client, { name, text, values: [...values] }, before))
    } catch (error) {
      if (!isOutdated(error)) throw error
      names.renew()
      // Within a transaction everything comes again from its start: see transactions.ts.
      if (!isAlone) throw error
      return lastOf(await ask(client, { text, values: [...values] }, 0))
    }
  }

  async function connectTo(where: pg.Pool): Promise<Session> {
    const client = await where.connect().catch((error: unknown) => {
      throw asUnavailable(error)
    })
    let lostBy: unknown
    let underWay = 0
    return {
      async query(sql, parameters) {
        if (lostBy !== undefined) throw lostBy // a rollback would wait as long again
        try {
          return await run(client, sql, parameters, underWay++)
        } catch (error) {
          const known = asUnavailable(error)
          if (isUnavailable(known)) lostBy = known
          throw known
        } finally {
          underWay -= 1
        }
      },
      release: () => client.release(lostBy !== undefined),
    }
  }

  return {
    kind: 'postgres',
    width: options.poolSize,
    async open() {
      const first = await connectTo(pool).catch((error: unknown) => {
        const because = `${placeOf(options.databaseUrl)} does not answer (${reasonOf(error)})`
        throw dataErrors.databaseUnavailable(`${because}. Start it, or correct DATABASE_URL.`, { cause: error })
      })
      try {
        const reply = await first.query('show server_version_num', [])
        const version = Math.floor(
          Number((reply.rows[0] as { server_version_num: string }).server_version_num) / 10_000,
        )
        if (version >= OLDEST_VERSION) return
        const found = `${placeOf(options.databaseUrl)} is PostgreSQL ${version}`
        throw dataErrors.databaseUnavailable(`${found}. Point DATABASE_URL to version ${OLDEST_VERSION} or newer.`)
      } finally {
        first.release()
      }
    },
    connect: () => connectTo(pool),
    connectReplica: () => connectTo(replica),
    listen: listener.add,
    async exclusive(name, work) {
      const key = createHash('sha256').update(`foothold.${name}`).digest().readBigInt64BE().toString()
      const client = new pg.Client({ ...session, connectionString: options.databaseUrl })
      client.on('error', () => undefined)
      try {
        await client.connect()
        await client.query('select pg_advisory_lock($1)', [key])
      } catch (error) {
        await client.end().catch(() => undefined)
        throw asUnavailable(error)
      }
      return work().finally(() => client.end()) // the lock goes with its connection
    },
    async unhurried(work) {
      unhurried += 1
      try {
        return await work()
      } finally {
        unhurried -= 1
      }
    },
    pack() {
      const instead = `Use pg_dump on ${placeOf(options.databaseUrl)} instead.`
      return Promise.reject(new Error(`Only the embedded database can be packed into a folder. ${instead}`))
    },
    async close() {
      closed = true
      await listener.close()
      await Promise.all(replica === pool ? [pool.end()] : [pool.end(), replica.end()])
    },
  }
}
