// Loaded into a server, and into each of its workers, before anything else (NODE_OPTIONS): writes down the SQL of every request that carries
// `x-bench-record`, as `pg` is given it. Plain JavaScript: workers of node 20 do not hear of what reads TypeScript.
import { AsyncLocalStorage } from 'node:async_hooks'
import { appendFileSync } from 'node:fs'
import { Server } from 'node:http'
import pg from 'pg'

const file = process.env['BENCH_RECORDING'] ?? ''
/** @type {AsyncLocalStorage<import('./recording').Statement[]>} */
const inside = new AsyncLocalStorage()

const { emit } = Server.prototype
Server.prototype.emit = function (event, ...about) {
  const of = event === 'request' && about[0].headers['x-bench-record']
  if (!of) return emit.call(this, event, ...about)
  const statements = []
  about[1].once('finish', () => appendFileSync(file, `${JSON.stringify({ of: String(of), statements })}\n`))
  return inside.run(statements, () => emit.call(this, event, ...about))
}

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (...about) {
  const result = query.apply(this, about)
  const [config, given] = about
  const [text, values] = typeof config === 'string' ? [config, given ?? []] : [config.text, config.values]
  const statements = inside.getStore()
  if (!statements) return result
  const statement = { text, values: values.map(asSent), ids: [] }
  statements.push(statement)
  return result.then((reply) => {
    statement.ids = reply.rows.map(({ id }) => id).filter((id) => id !== undefined)
    return reply
  })
}

const asSent = (value) => (value instanceof Date ? value.toISOString() : value)
