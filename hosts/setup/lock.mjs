import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './root.mjs'

// Outside the project: `npm ci` removes node_modules, and a build empties dist.
const file = join(tmpdir(), `foothold-setup-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`)

function holder() {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined // it has just been given back
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Runs `work` while no other start of this project installs or builds; the second one waits and says for whom. */
export async function withLock(work) {
  for (let told = false; !take(); ) {
    const pid = holder()
    if (pid !== undefined && !isAlive(pid)) {
      rmSync(file, { force: true })
      continue
    }
    if (!told) console.log(`· waiting for process ${pid ?? '?'}, which is setting up this folder …`)
    told = true
    await wait(300)
  }
  process.on('exit', () => holder() === process.pid && rmSync(file, { force: true }))
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}
