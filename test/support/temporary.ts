import { statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
/** What a whole run holds at once is some hundred MB; the rest is for whoever else works here. */
const ENOUGH_BYTES = 4 * 1024 ** 3

/** A folder in memory, where there is plenty of it. */
export function inMemory(): string | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : undefined
  } catch {
    return undefined // no such folder: the disk will do
  }
}

/** Temporary folders lie in memory: a test begins with a copy of a thousand small files. */
export function placeInMemory(): void {
  const memory = inMemory()
  if (process.env['TMPDIR'] === undefined && memory) process.env['TMPDIR'] = memory
}
