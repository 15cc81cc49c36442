import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Verb } from '../../../modules/contract'
import { webErrors } from '../../../web/contract'
import type { Database, DatabaseTools } from '../../contract'
import { filesFolderOf } from '../files/content-store'
import type { DataSettings } from '../settings'

/** `backup <folder>`: a DATA_DIR as it is at this moment. The database first: files of rows that come meanwhile are more, and never fewer. */
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
      await rm(half, { recursive: true, force: true })
      await mkdir(half, { recursive: true })
      await pack(join(half, 'database'))
      const files = filesFolderOf(settings)
      const drafts = join(files, 'drafts')
      if (existsSync(files))
        await cp(files, join(half, 'files'), { recursive: true, filter: (path) => path !== drafts })
      await rename(half, target) // last: a folder of this name is whole
      print(`All of it stands in ${target}.`)
      return 0
    },
  }
}
