import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { suite } from 'uvu'
import { database, type Files, files, jobs, looseFiles, personalRecords } from '../../../../features/data/contract'
import { mailer } from '../../../../features/mail/contract'
import { exportJob } from '../../../../features/privacy/server/export-job'
import { insertExport } from '../../../../features/privacy/server/export-queries'
import { privacyServer } from '../../../../features/privacy/server/feature'
import type { PrivacyTables } from '../../../../features/privacy/server/tables'
import { people } from '../../../../features/session/contract'
import { live } from '../../../../features/web/contract'
import type { Token } from '../../../../kernel/index'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { rejection } from '../../../support/waiting'

const settings = { privacy: { publicUrl: 'http://localhost:4000' } }
const NOW = new Date('2026-11-21T10:00:00.000Z')
const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

eachDatabase((kind) => {
  const test = suite(`archives that a house that fell has left, ${kind}`)
  let house: TestApi
  test.before(async () => {
    house = await bootApi([privacyServer], { kind, settings, now: NOW })
  })
  test.after(() => house?.dispose())

  const context = (now: Date, data?: object) => ({ now, signal: new AbortController().signal, data })
  const purge = (now: Date) =>
    house.kernel
      .view(jobs)
      .find(({ id }) => id === 'data.purge-files')
      ?.run(context(now))
  const db = () => house.kernel.get(database).of<PrivacyTables>()
  const stored = () => house.kernel.get(database).of<{ 'data.file': { id: string; name: string } }>()
  const archives = async () =>
    (await stored().selectFrom('data.file').select('id').where('name', '=', 'foothold-data.zip').execute()).length
  const get = <T>(token: Token<T>) => house.kernel.get(token)

  /** Asked for behind the queue's back, and made by a house with these files. */
  async function make(word: string, withFiles: Files) {
    const person = await get(people).findByEmail(`${word}@demo.test`)
    const row = { id: randomUUID(), person_id: person?.id ?? 0, language: 'en', asked_at: NOW } as const
    await insertExport(db(), row)
    const job = exportJob({
      database: get(database),
      records: get(personalRecords),
      files: withFiles,
      looseFiles: get(looseFiles),
      mailer: get(mailer),
      people: get(people),
      live: get(live),
      ...settings.privacy,
    })
    return { personId: row.person_id, run: async () => job.run(context(NOW, { id: row.id })) }
  }

  test('one that was written and that nothing names goes, and the next try’s stays', async () => {
    const all = get(files)
    let falls = true
    const falling: Files = {
      ...all,
      async put(...given) {
        const file = await all.put(...given)
        if (falls) throw new Error('kill -9')
        return file
      },
    }
    const { run } = await make('student', falling)
    await rejection(run())
    assert.equal(await archives(), 1)
    falls = false
    await run()
    assert.equal(await archives(), 2)
    await purge(new Date(+after(2) - 1))
    assert.equal(await archives(), 2, 'one that may still be in the making is let be')
    await purge(after(2))
    assert.equal(await archives(), 1)
    const { state, file_id } = await db().selectFrom('privacy.export').selectAll().executeTakeFirstOrThrow()
    assert.deepEqual([state, (await all.find(file_id ?? ''))?.name], ['ready', 'foothold-data.zip'])
  })

  test('one of somebody who is gone goes, however the house fell behind their erasure', async () => {
    const all = get(files)
    const { personId, run } = await make('mentor', all)
    await run()
    const before = await archives()
    const { remove } = all
    Object.assign(all, { remove: async () => Promise.reject(new Error('kill -9')) })
    await get(personalRecords).erase(personId)
    Object.assign(all, { remove })
    assert.equal(await archives(), before)
    await purge(after(2))
    assert.equal(await archives(), before - 1)
  })

  test.run()
})
