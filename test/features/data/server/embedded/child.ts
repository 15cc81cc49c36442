/** A process of its own on a data folder: `lock <dataDir>` takes the lock, `write <dataDir>` writes rows until it is killed. */
import { mkdirSync } from 'node:fs'
import { sql } from 'kysely'
import { createDatabase } from '../../../../../features/data/server/database'
import { createEmbeddedEngine } from '../../../../../features/data/server/embedded/engine'
import { takeLock } from '../../../../../features/data/server/embedded/lock'

const [task, dataDir = '', template] = process.argv.slice(2)
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

async function write(): Promise<void> {
  const engine = createEmbeddedEngine({ dataDir, template, statementTimeoutMs: 15_000 }, silent)
  await engine.open()
  const db = createDatabase(engine)
  await sql`create table if not exists acknowledged (id int primary key, half int not null)`.execute(db.of())
  const { rows } = await sql<{ id: number }>`select id from acknowledged where half = 2 order by id`.execute(db.of())
  const torn = await sql`select id from acknowledged where half = 1`.execute(db.of())
  say({ found: rows.map(({ id }) => id), torn: torn.rows.length })
  for (let id = (rows.at(-1)?.id ?? 0) + 1; ; id += 1) {
    await db.transact(async (tx) => {
      await sql`insert into acknowledged values (${id}, 1)`.execute(db.on(tx))
      await sql`update acknowledged set half = 2 where id = ${id}`.execute(db.on(tx))
    })
    say({ acknowledged: id })
  }
}

function lock(): void {
  mkdirSync(dataDir, { recursive: true })
  try {
    takeLock(`${dataDir}/database.lock`, dataDir)
    say({ locked: true })
    setInterval(() => undefined, 60_000)
  } catch (error) {
    say({ refused: (error as Error).message, code: (error as { code?: string }).code })
  }
}

if (task === 'write') await write()
else lock()
