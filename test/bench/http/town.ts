import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { createTestDatabase, findServer } from '../../support/postgres'
import { type RunningSite, startSite } from '../../support/site'
import { send } from './asking'
import { insertPeople } from './registrants'

const SIZE = 100_000
const root = fileURLToPath(new URL('../../../', import.meta.url))
const UNLIMITED = 1_000_000_000

export interface Town {
  readonly databaseUrl: string
  readonly db: pg.Pool
  /** Where the recorder writes. */
  readonly recordingFile: string
  /** `more`: variables of the environment that one bench needs. */
  start(how: 'uncached' | 'cached' | 'recording', more?: Readonly<Record<string, string>>): Promise<RunningSite>
  dispose(): Promise<void>
}

/** A database of many opportunities and some thousand signed-in people on PostgreSQL, and the built server on it. */
export async function createTown(size = SIZE): Promise<Town> {
  const server = findServer()
  if (server === undefined)
    throw new Error('This bench needs PostgreSQL: start one on 127.0.0.1:5432 or set TEST_DATABASE_URL.')
  const folder = mkdtempSync(join(tmpdir(), 'foothold-bench-'))
  const { url, drop } = await createTestDatabase(server, 1)
  const db = new pg.Pool({ connectionString: url, max: 2 })
  const env = { NODE_ENV: 'production', DATABASE_URL: url, DATA_DIR: folder }
  const fileOf = (name: string, cacheFactor: number, lists: 'memory' | 'database' = 'memory') => {
    const file = join(folder, `${name}.json`)
    writeFileSync(file, JSON.stringify({ limits: { callsPerMinute: UNLIMITED, cacheFactor }, lists }))
    return file
  }
  const uncached = fileOf('uncached', 0)
  const cached = fileOf('cached', 1)
  const filing = fileOf('filing', 0, 'database')
  const recordingFile = join(folder, 'recording.jsonl')
  const recorder = `--import ${new URL('./recorder.mjs', import.meta.url).href}`

  async function dispose() {
    await db.end()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  }

  /** As a site is that did not take in all of this a moment ago: else its server files it while something else is measured. */
  async function fileAll() {
    const site = await startSite({ ...env, FOOTHOLD_CONFIG: filing })
    await send(site.origin, { path: '/api/listings/facets?mode=remote' })
    await site.kill('SIGTERM')
  }

  try {
    await promisify(execFile)(process.execPath, ['dist/server/admin.js', 'seed', '--size', String(size)], {
      cwd: root,
      env: { ...process.env, ...env },
    })
    await insertPeople(db)
    await fileAll()
    await db.query('vacuum analyze')
  } catch (error) {
    await dispose()
    throw error
  }
  return {
    databaseUrl: url,
    db,
    recordingFile,
    dispose,
    start: (how, more) =>
      startSite({
        ...env,
        ...more,
        FOOTHOLD_CONFIG: how === 'cached' ? cached : uncached,
        ...(how === 'recording' && { NODE_OPTIONS: recorder, BENCH_RECORDING: recordingFile }),
      }),
  }
}
