import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Verb } from '../../../modules/contract'
import { webErrors } from '../../../web/contract'
import type { Database, DatabaseTools } from '../../contract'
import { filesFolderOf } from '../files/content-store'
import type { DataSettings } from '../settings'
import { copyMissing } from './copy-missing'

/** `backup <folder>`: a DATA_DIR as it is at this moment. Files before the database and again after it: they may be more than its rows name, and never fewer. */
export function backupVerb(database: Database, { pack }: DatabaseTools, settings: DataSettings): Verb {
  return {
    id: 'data.backup',
    usage: 'backup <folder>',
    says: 'Copies the embedded database and all files as they are now. DATA_DIR=<folder> npm start goes on from there.',
    async run({ args: [name], folder, print }) {
      if (!name) throw webErrors.badRequest('Say into which new folder: backup ../foothold-monday')
      if (database.kind !== 'embedded')
        throw webErrors.badRequest(
          'This copies the embedded database alone. Use pg_dump, and copy the folder of the files.',
        )
      const target = resolve(folder, name)
      if (existsSync(target)) throw webErrors.badRequest(`${target} is there already. Name a new folder.`)
      const half = `${target}.part`
      if (existsSync(half))
        throw webErrors.badRequest(
          `${half} is there already: another copy is being made, or was broken off. Remove it.`,
        )
      await mkdir(dirname(half), { recursive: true })
      await mkdir(half)
      const copyFiles = () => copyMissing(filesFolderOf(settings), join(half, 'files'), ['drafts'])
      try {
        await copyFiles() // of rows that the database still has, and that may go while it is copied
        await pack(join(half, 'database'))
        await copyFiles() // of rows that came meanwhile
        await rename(half, target) // last: a folder of this name is whole
      } catch (error) {
        await rm(half, { recursive: true, force: true })
        throw error
      }
      print(`All of it stands in ${target}.`)
      return 0
    },
  }
}
