// Loaded into a server before anything else (NODE_OPTIONS): writes down the SQL of every request that carries `x-bench-record`, as `pg` is given it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { appendFileSync } from 'node:fs'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import pg from 'pg'
import type { Recording, Statement } from './recording'

const file = process.env['BENCH_RECORDING'] ?? ''
const inside = new AsyncLocalStorage<Statement[]>()

type Emit = (this: Server, event: string, ...about: unknown[]) => boolean
const emit = Server.prototype.emit as Emit
Server.prototype.emit = function (this: Server, event: string, ...about: unknown[]) {
  const of = event === 'request' && (about[0] as IncomingMessage).headers['x-bench-record']
  if (!of) return emit.call(this, event, ...about)
  const statements: Statement[] = []
  ;(about[1] as ServerResponse).once('finish', () => {
    const recording: Recording = { of: String(of), statements }
    appendFileSync(file, `${JSON.stringify(recording)}\n`)
  })
  return inside.run(statements, () => emit.call(this, event, ...about))
} as typeof emit

type Query = (this: pg.Client, ...about: unknown[]) => unknown
const query = pg.Client.prototype.query as unknown as Query
pg.Client.prototype.query = function (this: pg.Client, ...about: unknown[]) {
  const result = query.apply(this, about)
  const [config, given] = about as [string | { text: string; values: unknown[] }, unknown[]?]
  const [text, values] = typeof config === 'string' ? [config, given ?? []] : [config.text, config.values]
  const statements = inside.getStore()
  if (!statements) return result
  const statement: Statement = { text, values: values.map(asSent), ids: [] }
  statements.push(statement)
  return (result as Promise<pg.QueryResult>).then((reply) => {
    statement.ids = (reply.rows as { id?: unknown }[]).map(({ id }) => id).filter((id) => id !== undefined)
    return reply
  })
} as unknown as typeof pg.Client.prototype.query

const asSent = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
