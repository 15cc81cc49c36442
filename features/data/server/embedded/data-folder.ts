import { constants, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
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

const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0

const HOW = { recursive: true, mode: constants.COPYFILE_FICLONE }

/** While the process goes on: it takes five times as long as all at once, for which nobody waits who needs no database. */
export const copyFolder = (from: string, to: string): Promise<void> => cp(from, to, HOW)

/**
 * Makes the folder ready to be opened, as a copy of `template` when it is new. Nobody is served yet, and everybody waits for the
 * database: each step that let go of the thread would stand behind all the code that a house reads meanwhile.
 */
export function prepareFolder(places: Places, template: string | undefined): void {
  if (existsSync(places.unfinished)) rmSync(places.database, { recursive: true, force: true })
  if (!isEmpty(places.database)) return
  writeFileSync(places.unfinished, 'The database is being made. If you read this after a crash, nothing is lost.\n')
  if (template === undefined) mkdirSync(places.database, { recursive: true })
  else cpSync(template, places.database, HOW)
}

export async function markFinished(places: Places): Promise<void> {
  await rm(places.unfinished, { force: true })
}
