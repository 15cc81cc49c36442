import { constants, cpSync, existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where things of the embedded database stand under DATA_DIR. */
export function placesIn(dataDir: string) {
  return {
    database: join(dataDir, 'database'),
    lock: join(dataDir, 'database.lock'),
    /** Stands from the first file written until the first successful opening: what was begun and not finished starts over. */
    unfinished: join(dataDir, 'database.unfinished'),
  }
}

export type Places = ReturnType<typeof placesIn>

async function isEmpty(folder: string): Promise<boolean> {
  return !existsSync(folder) || (await readdir(folder)).length === 0
}

/** All at once: nobody is served yet, and a thousand small files take five times as long by promises. */
export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

/** Makes the folder ready to be opened, as a copy of `template` when it is new. Returns whether it is new. */
export async function prepareFolder(places: Places, template: string | undefined): Promise<boolean> {
  if (existsSync(places.unfinished)) await rm(places.database, { recursive: true, force: true })
  if (!(await isEmpty(places.database))) return false
  await writeFile(places.unfinished, 'The database is being made. If you read this after a crash, nothing is lost.\n')
  if (template === undefined) await mkdir(places.database, { recursive: true })
  else copyFolder(template, places.database)
  return true
}

export async function markFinished(places: Places): Promise<void> {
  await rm(places.unfinished, { force: true })
}
