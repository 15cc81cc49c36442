// Loaded into a server, and into each of its workers, before anything else (NODE_OPTIONS): writes down the SQL of every request that carries
// `x-bench-record`, as its database tells it. Plain JavaScript: workers of node 20 do not hear of what reads TypeScript.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import { Server } from 'node:http'

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

subscribe('foothold.data.statement', ({ text, values, rows }) => {
  const statements = inside.getStore()
  if (!statements) return
  const ids = rows.map(({ id }) => id).filter((id) => id !== undefined)
  statements.push({ text, values: values.map(asSent), ids })
})

const asSent = (value) => (value instanceof Date ? value.toISOString() : value)
