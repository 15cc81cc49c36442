import { constants } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const passing =
  (...codes: readonly string[]) =>
  (error: unknown) => {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }

/** Copies what is not in `to` yet. What goes while it is copied is passed over: a folder in use is never still. */
export async function copyMissing(from: string, to: string, except: readonly string[] = []): Promise<void> {
  const entries = (await readdir(from, { withFileTypes: true }).catch(passing('ENOENT'))) ?? []
  if (entries.length > 0) await mkdir(to, { recursive: true })
  for (const entry of entries) {
    const [here, there] = [join(from, entry.name), join(to, entry.name)]
    if (except.includes(entry.name)) continue
    if (entry.isDirectory()) await copyMissing(here, there)
    else
      await copyFile(here, there, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE).catch(
        passing('ENOENT', 'EEXIST'),
      )
  }
}
