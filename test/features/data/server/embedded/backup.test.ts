import assert from 'node:assert/strict'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { database, files } from '../../../../../features/data/contract'
import { dataServer } from '../../../../../features/data/server/feature'
import { verbRunner } from '../../../../../features/modules/contract'
import { boot, plan } from '../../../../../kernel/index'
import { bootApi, type TestApi } from '../../../../support/api'
import { createDataFolder, removeDataFolder } from '../../../../support/data-folder'

const test = suite('npm run admin -- backup')
const folder = createDataFolder()
let api: TestApi
test.before(async () => {
  api = await bootApi([], { kind: 'embedded' })
})
test.after(async () => {
  await api.dispose()
  removeDataFolder(folder)
})

async function backup(...args: readonly string[]) {
  const said: string[] = []
  const signal = new AbortController().signal
  const print = (line: string) => void said.push(line)
  const io = { args, folder, print, signal, ask: async () => undefined, progress: () => undefined }
  return { code: await api.kernel.get(verbRunner).run('backup', io), said: said.join('\n') }
}

test('a house that is begun with it has the rows and the files of that moment', async () => {
  await sql`create table public.kept as select 7 as n`.execute(api.kernel.get(database).of())
  const { id } = await api.kernel.get(files).put({ name: 'a.txt', contentType: 'text/plain' }, Buffer.from('hello'))
  const { code, said } = await backup('monday')
  assert.deepEqual([code, said], [0, `All of it stands in ${join(folder, 'monday')}.`])
  const again = await boot(plan([dataServer], { settings: { data: { dataDir: join(folder, 'monday') } } }), {
    eager: true,
  })
  const { rows } = await sql`select n from public.kept`.execute(again.get(database).of())
  let text = ''
  for await (const chunk of (await again.get(files).find(id))?.content ?? []) text += Buffer.from(chunk).toString()
  await again.dispose()
  assert.deepEqual([rows, text], [[{ n: 7 }], 'hello'])
})

test('nothing that is there is written over, and what it wants to know is said', async () => {
  mkdirSync(join(folder, 'there'))
  const taken = await backup('there')
  assert.equal(taken.code, 1)
  assert.match(taken.said, /there is there already\. Name a new folder\.$/)
  assert.match((await backup()).said, /Say into which new folder/)
  assert.ok(!existsSync(join(folder, 'there', 'database')))
})

test.run()
