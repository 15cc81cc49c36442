import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startSite } from '../../support/site'
import { send, untilRead } from '../http/asking'
import { perSecond, rateOf } from '../http/compare'
import type { Row } from '../table'
import { firstPaintRows } from './first-paint'

const CACHED = 3500
const READY_MS = 1000
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
    const began = performance.now()
    const site = await startSite(env, folder)
    await send(site.origin, { path: path(0) })
    const ms = performance.now() - began
    try {
      await untilRead(site.origin)
      let turn = 0
      const rate = await rateOf(site.origin, () => ({ path: path(turn++) }))
      return [
        { what: `--- embedded, ${size.toLocaleString('en')} opportunities`, measured: '' },
        {
          what: 'from a restart to the first list',
          measured: `${(ms / 1000).toFixed(1)} s`,
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
