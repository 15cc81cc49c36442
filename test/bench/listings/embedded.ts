import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startSite } from '../../support/site'
import { send, untilRead } from '../http/asking'
import { perSecond, rateOf } from '../http/compare'
import { median, type Row } from '../table'
import { firstPaintRows } from './first-paint'

const CACHED = 3500
const READY_MS = 1000
/** The median counts. */
const RESTARTS = 3
const KINDS = ['internship', 'job', 'competition', 'hackathon', 'quiz', 'scholarship']

/** The embedded database as somebody runs it at home, answers kept as they are in life. */
export async function embeddedRows(size: number): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-bench-'))
  const config = join(folder, 'config.json')
  writeFileSync(config, JSON.stringify({ limits: { callsPerMinute: 1_000_000_000 } }))
  const env = { NODE_ENV: 'production', DATA_DIR: folder, FOOTHOLD_CONFIG: config }
  const path = (turn: number) => `/api/listings/search?kind=${KINDS[turn % KINDS.length]}`
  try {
    await promisify(execFile)(process.execPath, ['dist/server/admin.js', 'seed', '--size', String(size)], {
      env: { ...process.env, ...env },
    })
    await (await startSite(env, folder)).kill('SIGTERM')
    const [starts, opens]: [number[], number[]] = [[], []]
    for (let round = 0; round < RESTARTS; round++) {
      opens.push(await opened(folder))
      const began = performance.now()
      const again = await startSite(env, folder)
      await send(again.origin, { path: path(0) })
      starts.push(performance.now() - began)
      await again.kill('SIGTERM')
    }
    const ms = median(starts)
    const site = await startSite(env, folder)
    try {
      await untilRead(site.origin)
      let turn = 0
      const rate = await rateOf(site.origin, () => ({ path: path(turn++) }))
      return [
        { what: `--- embedded, ${size.toLocaleString('en')} opportunities`, measured: '' },
        {
          what: 'from a restart to the first list',
          measured: `${(ms / 1000).toFixed(2)} s  (the database alone, until it answers: ${(median(opens) / 1000).toFixed(2)} s)`,
          goal: '≤ 1 s',
          isMet: ms <= READY_MS,
        },
        ...(await firstPaintRows(site.origin, '/internships')),
        { what: 'listing, cached', measured: perSecond(rate), goal: `≥ ${CACHED} /s`, isMet: rate >= CACHED },
      ]
    } finally {
      await site.kill('SIGTERM')
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Milliseconds that a process takes to open a copy of this database, and nothing else. */
async function opened(folder: string): Promise<number> {
  const [program, copy] = [fileURLToPath(new URL('./embedded-floor.mjs', import.meta.url)), join(folder, 'copy')]
  cpSync(join(folder, 'database'), copy, { recursive: true })
  const began = performance.now()
  await promisify(execFile)(process.execPath, [program, copy])
  const ms = performance.now() - began
  rmSync(copy, { recursive: true })
  return ms
}
