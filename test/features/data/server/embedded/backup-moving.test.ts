import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import type { Database, DatabaseTools } from '../../../../../features/data/contract'
import { backupVerb } from '../../../../../features/data/server/verbs/backup-verb'
import { createDataFolder, removeDataFolder } from '../../../../support/data-folder'

const test = suite('a backup of a house in which something goes on')
const folder = createDataFolder()
const dataDir = join(folder, 'data')
const shelf = join(dataDir, 'files', 'ab')
test.before(() => {
  for (const each of [shelf, join(dataDir, 'files', 'drafts')]) mkdirSync(each, { recursive: true })
  for (const name of ['stays', 'goes']) writeFileSync(join(shelf, name), name)
  writeFileSync(join(dataDir, 'files', 'drafts', 'half'), '')
})
test.after(() => removeDataFolder(folder))

function backup(name: string, pack: DatabaseTools['pack']) {
  const [database, settings] = [{ kind: 'embedded' } as Database, { dataDir } as Parameters<typeof backupVerb>[2]]
  const io = { print: () => undefined, ask: async () => undefined, progress: () => undefined }
  const signal = new AbortController().signal
  return backupVerb(database, { pack } as DatabaseTools, settings).run({ ...io, args: [name], folder, signal })
}

test('it has the files of all rows that it has, and no drafts', async () => {
  await backup('monday', async (to) => {
    mkdirSync(to)
    rmSync(join(shelf, 'goes'))
    writeFileSync(join(shelf, 'comes'), 'comes')
  })
  assert.deepEqual(readdirSync(join(folder, 'monday', 'files', 'ab')).sort(), ['comes', 'goes', 'stays'])
  assert.deepEqual(readdirSync(join(folder, 'monday', 'files')), ['ab'])
})

test('one that fails leaves nothing behind; one that another is making is left to it', async () => {
  await assert.rejects(
    backup('tuesday', async () => {
      throw new Error('the disk is full')
    }),
    /the disk is full/,
  )
  assert.ok(!existsSync(join(folder, 'tuesday.part')))
  mkdirSync(join(folder, 'friday.part'))
  await assert.rejects(
    backup('friday', async () => undefined),
    /friday\.part is there already/,
  )
  assert.ok(existsSync(join(folder, 'friday.part')))
})

test.run()
