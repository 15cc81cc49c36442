import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './root.mjs'

// Outside the project: `npm ci` removes node_modules, and a build empties dist.
const file = join(tmpdir(), `foothold-setup-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`)

/** When a process began, counted from which boot: its number alone may be somebody else's by now, our own in a container that was started again. */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return 'unknown' // no /proc on this system: the number has to do
  }
}

const mine = `${process.pid} ${startOf(process.pid)}`

function content() {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // it has just been given back
  }
}

function isAlive(pid, start) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return false
  }
  return start === 'unknown' || start === startOf(pid)
}

function take() {
  try {
    writeFileSync(file, mine, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Runs `work` while no other start of this project installs or builds; the second one waits and says for whom. */
export async function withLock(work) {
  for (let told = false; !take(); ) {
    const [pid, start] = content().split(' ')
    if (pid && !isAlive(Number(pid), start)) {
      rmSync(file, { force: true })
      continue
    }
    if (!told) console.log(`· waiting for process ${pid || '?'}, which is setting up this folder …`)
    told = true
    await wait(300)
  }
  process.on('exit', () => content() === mine && rmSync(file, { force: true }))
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}
