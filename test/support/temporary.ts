import { statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
/** What a whole run holds at once is some hundred MB; the rest is for whoever else works here. */
const ENOUGH_BYTES = 4 * 1024 ** 3

/** Temporary folders lie in memory where there is plenty of it: a test begins with a copy of a thousand small files. */
export function placeInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || process.platform !== 'linux') return
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    if (bavail * bsize >= ENOUGH_BYTES) process.env['TMPDIR'] = MEMORY
  } catch {
    // No such folder: the disk will do.
  }
}
