/** The thread that holds the embedded database. Started by worker-link.ts; an entry of its own in the bundle. */
import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type { CopiedError, Message, Order, WorkerSetup } from './messages'
import { ERROR_FIELDS } from './messages'
import { type Answered, createStatements } from './statements'

/** A function of the database is compiled well once it has run for long, much later than V8 would: a start is a quarter less work. */
setFlagsFromString('--wasm-tiering-budget=50000000')
/** Of its thirteen thousand functions a start runs few: each is checked when it is compiled, not all of them before the first. */
setFlagsFromString('--wasm-lazy-validation')

/** Its memory for pages is written through before it opens, all of it. Behind it stands the system's own, which files are read from. */
const PAGES = ['-c', 'shared_buffers=32MB']

const INT8 = 20
const BYTEA = 17
const DATE = 1082
/** PostgreSQL's own types of fixed numbers are below: above are those of extensions, and one for the rows of each table. */
const FIRST_OF_DATABASE = 10_000

function copyError(error: unknown): CopiedError {
  if (!(error instanceof Error)) return { message: String(error) }
  const fields = ERROR_FIELDS.map((field) => [field, (error as unknown as Record<string, unknown>)[field]])
  return { ...Object.fromEntries(fields.filter(([, value]) => typeof value === 'string')), message: error.message }
}

/** PGlite copies its table of parsers for every answer. Arrays of a database's own types arrive as text, as `pg` has them, and each query takes half. */
function leaveOutOwnTypes(pg: PGlite): void {
  const known = Object.entries(pg.parsers).filter(([type]) => Number(type) < FIRST_OF_DATABASE)
  pg.parsers = Object.fromEntries(known)
}

function replyOf(id: number, result: Answered): Message {
  const { command = '', rowCount, rows = [], fields = [] } = result ?? {}
  const columns = fields.map(({ name }) => name)
  const bytes = fields.flatMap(({ dataTypeID }, at) => (dataTypeID === BYTEA ? [at] : []))
  return { kind: 'reply', id, answer: { command, rowCount: rowCount ?? rows.length, columns, bytes, rows } }
}

async function serve(send: (message: Message) => void, port: NonNullable<typeof parentPort>): Promise<void> {
  const { folder } = workerData as WorkerSetup
  const pg = await PGlite.create({
    dataDir: folder,
    extensions: { btree_gin, citext, pg_trgm, unaccent },
    parsers: { [INT8]: (text) => text, [DATE]: (text) => text },
    startParams: [...PGlite.defaultStartParams, ...PAGES],
  })
  leaveOutOwnTypes(pg)
  const run = createStatements(pg)
  pg.onNotification((channel, payload) => send({ kind: 'notification', channel, payload }))
  port.on('message', async (order: Order) => {
    try {
      if (order.act === 'close') await pg.close()
      if (order.act === 'query' && order.begin !== undefined) await pg.exec(order.begin)
      const result = order.act === 'query' ? await run(order.sql, order.parameters) : undefined
      send(replyOf(order.id, result))
    } catch (error) {
      send({ kind: 'failure', id: order.id, error: copyError(error) })
    }
    if (order.act === 'close') port.close()
  })
  send({ kind: 'ready' })
}

if (parentPort) {
  const port = parentPort
  await serve((message) => port.postMessage(message), port)
}
