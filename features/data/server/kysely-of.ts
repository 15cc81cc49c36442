import { channel } from 'node:diagnostics_channel'
import { type DatabaseConnection, DefaultQueryExecutor, Kysely, PostgresDialect, Transaction } from 'kysely'
import type { Session } from './engine'
import { asClient } from './engine'

/** Each statement that was answered, `{ text, values, rows }`, for whoever traces or measures this process. */
const statements = channel('foothold.data.statement')

/** The session, telling of its statements where somebody listens. */
export function heard(session: Session): Session {
  if (!statements.hasSubscribers) return session
  return {
    async query(text, values) {
      const reply = await session.query(text, values)
      statements.publish({ text, values, rows: reply.rows })
      return reply
    },
    release: () => session.release(),
  }
}

const dialectOn = (connect: () => Promise<Session>) =>
  new PostgresDialect({ pool: { connect: async () => asClient(await connect()), end: async () => undefined } })

/** Kysely on sessions of either database. Made anew it costs nothing: sessions are opened by the engine. */
export function kyselyOf(connect: () => Promise<Session>): Kysely<unknown> {
  return new Kysely<unknown>({ dialect: dialectOn(async () => heard(await connect())) })
}

const dialect = dialectOn(() => Promise.reject(new Error('A transaction has its session.')))
const [compiler, adapter, driver] = [dialect.createQueryCompiler(), dialect.createAdapter(), dialect.createDriver()]

const WRITES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

const connectionOn = (session: Session): DatabaseConnection => ({
  async executeQuery<R>({ sql, parameters }: { readonly sql: string; readonly parameters: readonly unknown[] }) {
    const { command, rowCount, rows } = await session.query(sql, parameters)
    return { rows: rows as R[], ...(WRITES.has(command) && { numAffectedRows: BigInt(rowCount) }) }
  },
  streamQuery: () => {
    throw new Error('Rows are not streamed: neither database of ours has cursors here.')
  },
})

/**
 * Kysely on the session of a transaction that somebody else begins and ends. Those that kysely begins ask the next statement when the one before
 * is answered; here what does not wait for each other goes to the database together.
 */
export function transactionOn(session: Session): Transaction<unknown> {
  const connection = connectionOn(session)
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  })
  return new Transaction<unknown>({ config: { dialect }, dialect, driver, executor })
}
