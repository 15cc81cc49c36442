import { once } from 'node:events'
import { accessSync, constants, createWriteStream, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

export interface Report {
  readonly path: string
  line(entry: object): Promise<void>
  close(): Promise<void>
}

/** Whether files may be added there. The mode says no to an administrator too, whom the system would let through. */
function takesFiles(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return (statSync(folder).mode & 0o222) !== 0
  } catch {
    return false
  }
}

/** Beside the imported file; for a folder that takes no files, in a new one of the system's. */
export function reportPathFor(file: string): string {
  const folder = dirname(file)
  const name = `${basename(file)}.report.jsonl`
  return takesFiles(folder) ? join(folder, name) : join(mkdtempSync(join(tmpdir(), 'foothold-import-')), name)
}

/** One JSON object a line. Waits when the disk is slower than the rows. */
export async function openReport(path: string): Promise<Report> {
  const stream = createWriteStream(path)
  await once(stream, 'open')
  return {
    path,
    async line(entry) {
      if (!stream.write(`${JSON.stringify(entry)}\n`)) await once(stream, 'drain')
    },
    async close() {
      stream.end()
      await once(stream, 'close')
    },
  }
}
