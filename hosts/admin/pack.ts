import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseTools, jobs } from '../../features/data/contract'
import { rememberChunks } from '../server/assets'
import { createLog } from '../server/log'
import { readEnvironment } from '../server/settings'
import { start } from '../server/start'

/** Makes the migrated, seeded database that a first start begins with: `dist/demo`. Run by the build. */
export async function packDemo(dist: string): Promise<number> {
  const target = join(dist, 'demo')
  const dataDir = mkdtempSync(join(tmpdir(), 'foothold-pack-'))
  // The browser's half is being built at this moment; a house that draws no page starts without it.
  const unbuilt = join(dataDir, 'unbuilt')
  mkdirSync(join(unbuilt, 'client'), { recursive: true })
  rmSync(target, { recursive: true, force: true })
  try {
    const env = readEnvironment({ DATA_DIR: dataDir })
    const house = await start({
      env,
      log: createLog('warn'),
      chunkOf: rememberChunks(),
      dist: unbuilt,
      version: 'pack',
      dev: false,
      step: (_, work) => work(),
    })
    // What each new site would do in its first minute: its opportunities filed.
    const filing = house.server.view(jobs).find(({ id }) => id === 'listings.file')
    if (!filing) throw new Error('No feature has the job listings.file, which a packed demo is filed by.')
    await filing.run({ now: new Date(), signal: new AbortController().signal, data: {} })
    await house.server.get(databaseTools).pack(target)
    await house.stop()
    return 0
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
