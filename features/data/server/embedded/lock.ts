import { constants, copyFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dataErrors } from '../../contract'

/** Field 22 of /proc/PID/stat, with the boot it counts from: a pid alone may have been given to somebody else since. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return 'unknown' // no /proc on this system: the pid has to do
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function holderOf(content: string): number | undefined {
  const [pid, start] = content.trim().split(' ')
  const holder = Number(pid)
  if (!Number.isInteger(holder) || holder <= 0 || !isAlive(holder)) return undefined
  return start === 'unknown' || start === startOf(holder) ? holder : undefined
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** A link appears with its content, so nobody ever reads half a lock; where the disk knows none, a copy has to do. */
function tryLink(from: string, to: string): boolean {
  for (const place of [linkSync, (a: string, b: string) => copyFileSync(a, b, constants.COPYFILE_EXCL)]) {
    try {
      place(from, to)
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      if (place !== linkSync) throw error
    }
  }
  return false
}

function refusal(folder: string, pid: number): Error {
  const who = pid === process.pid ? 'This process already has' : `Process ${pid} has`
  return dataErrors.dataLocked(
    `${who} the database in ${folder} open. Stop it first (kill ${pid}), or give this one its own DATA_DIR.`,
  )
}

/** Moves a dead holder's lock away. Of several who try, one wins; who moved a living one's by mistake puts it back. */
function clearStale(file: string, stale: string, aside: string): void {
  try {
    renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (readIfThere(aside) !== stale) tryLink(aside, file)
  rmSync(aside, { force: true })
}

/**
 * Takes the one lock on an embedded database: a second process opening it would destroy it without an error.
 * Throws `data-locked` naming the process that has it. Returns what gives it back.
 */
export function takeLock(file: string, folder: string): () => void {
  const mine = `${process.pid} ${startOf(process.pid)}\n`
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, mine)
  try {
    for (let tries = 0; tries < 10; tries += 1) {
      if (tryLink(draft, file)) {
        return () => {
          if (readIfThere(file) === mine) rmSync(file, { force: true })
        }
      }
      const content = readIfThere(file)
      if (content === undefined) continue
      const holder = holderOf(content)
      if (holder !== undefined) throw refusal(folder, holder)
      clearStale(file, content, `${draft}.stale`)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  throw dataErrors.dataLocked(`Several processes fight for the lock ${file}. Stop all but one and start again.`)
}
