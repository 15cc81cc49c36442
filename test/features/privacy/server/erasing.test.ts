import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database, jobs, personalData, type PersonalData } from '../../../../features/data/contract'
import { privacyServer } from '../../../../features/privacy/server/feature'
import { people } from '../../../../features/session/contract'
import { contribute, defineFeature } from '../../../../kernel/index'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { rejection, until } from '../../../support/waiting'

const settings = { privacy: { publicUrl: 'http://localhost:4000' } }
const NOW = new Date('2026-11-21T10:00:00.000Z')
const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

eachDatabase((kind) => {
  const test = suite(`who goes and what goes wrong, ${kind}`)
  let house: TestApi
  const held: PersonalData = {
    id: 'shelf.things',
    export: (personId) => shelf.export(personId),
    erase: (_, personId) => shelf.erase(personId),
  }
  const shelf = { export: async (_: number) => ({}), erase: async (_: number) => {} }
  const features = [privacyServer, defineFeature({ id: 'shelf', contributes: [contribute(personalData, held)] })]
  test.before(async () => {
    house = await bootApi(features, { kind, settings, now: NOW })
    // While the clock still stands: attempts at signing in are counted by it.
    for (const word of ['admin', 'intern', 'mentor', 'pro', 'student']) await house.as(word)
  })
  test.before.each(() => {
    house.setNow(NOW)
    Object.assign(shelf, { export: async () => ({}), erase: async () => {} })
  })
  test.after(() => house?.dispose())

  const run = async (id: string, now: Date) =>
    house.kernel
      .view(jobs)
      .find((job) => job.id === id)
      ?.run({ now, signal: new AbortController().signal, data: undefined })
  const idOf = async (word: string) => (await house.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0
  async function askToGo(word: string) {
    const id = await idOf(word)
    assert.equal((await (await house.as(word)).post('/api/privacy/erasure')).status, 202)
    return id
  }
  const nameOf = async (id: number) => (await house.kernel.get(people).find(id))?.name

  test('one account that cannot be erased keeps nobody behind it waiting, and the job says who it is', async () => {
    const stuck = await askToGo('intern')
    house.setNow(new Date(+NOW + 60_000))
    const next = await askToGo('mentor')
    shelf.erase = async (personId) => {
      if (personId === stuck) throw new Error('the shelf is stuck')
    }
    const failure = await rejection(run('privacy.erase-due', after(15 * 24)))
    assert.match(failure.message, new RegExp(`person ${stuck}: the shelf is stuck`))
    assert.equal(await nameOf(next), 'Deleted account')
    assert.notEqual(await nameOf(stuck), 'Deleted account')
    shelf.erase = async () => {}
    assert.deepEqual(await run('privacy.erase-due', after(15 * 24)), { erased: 1 })
    assert.equal(await nameOf(stuck), 'Deleted account')
  })

  test('what a feature keeps that is off when its person goes, goes once it is on', async () => {
    const erased: number[] = []
    shelf.erase = async (personId) => void erased.push(personId)
    const id = await askToGo('pro')
    await run('privacy.erase-due', after(15 * 24))
    assert.deepEqual(erased, [id])
    const db = house.kernel.get(database).of<{ 'privacy.erasure': { person_id: number; areas: unknown } }>()
    const row = db.selectFrom('privacy.erasure').select('areas').where('person_id', '=', id)
    const { areas } = (await row.executeTakeFirstOrThrow()) as { areas: readonly string[] }
    // As it stands when the feature was off.
    await db
      .updateTable('privacy.erasure')
      .set({ areas: JSON.stringify(areas.filter((each) => each !== held.id)) })
      .where('person_id', '=', id)
      .execute()
    assert.deepEqual(await run('privacy.erase-due', after(16 * 24)), { erased: 0, late: 1 })
    assert.deepEqual(erased, [id, id])
    assert.deepEqual(await run('privacy.erase-due', after(17 * 24)), { erased: 0 })
    assert.deepEqual(((await row.executeTakeFirstOrThrow()).areas as string[]).toSorted(), areas.toSorted())
  })

  test('an export that could not be made says so after two hours, and another one can be asked for', async () => {
    shelf.export = async () => {
      throw new Error('the shelf is stuck')
    }
    const student = await house.as('student')
    const states = async () =>
      (await student.get('/api/privacy')).body.exports.map(({ state }: { state: string }) => state)
    await student.post('/api/privacy/exports')
    await until('the job has failed', () => house.logs.some(({ says }) => says.startsWith('A job failed')))
    await run('privacy.purge-exports', new Date(+after(2) - 1))
    assert.deepEqual(await states(), ['asked'])
    await run('privacy.purge-exports', after(2))
    assert.deepEqual(await states(), ['failed'])
    shelf.export = async () => ({})
    assert.equal((await student.post('/api/privacy/exports')).status, 202)
    await until('the next one is ready', async () => (await states()).includes('ready'))
  })

  test('the last admin does not go: refused when asked for, and when somebody else has ceased to be one meanwhile', async () => {
    const admin = await house.as('admin')
    const [own, other] = [await idOf('admin'), await idOf('student')]
    const ask = () => admin.post('/api/privacy/erasure')
    const refused = await ask()
    assert.deepEqual([refused.status, refused.body.code], [409, 'last-admin'])
    assert.match(refused.body.detail, /Make somebody else an admin first/)
    assert.equal((await admin.get('/api/privacy')).body.erasureDueAt, null)
    await house.kernel.get(database).transact((tx) => house.kernel.get(people).grant(tx, other, 'admin', undefined))
    assert.equal((await ask()).status, 202)
    const right = { role: 'admin' }
    assert.equal((await admin.post(`/api/session/rights/${other}/revoke`, { right })).status, 204)
    const failure = await rejection(run('privacy.erase-due', after(15 * 24)))
    assert.match(failure.message, new RegExp(`person ${own}: .*last admin`))
    assert.notEqual(await nameOf(own), 'Deleted account')
    const waits = async () => (await admin.get('/api/privacy')).body.waitsForAdmin
    assert.equal(await waits(), false, 'until the day has come it only goes')
    house.setNow(after(15 * 24))
    assert.equal(await waits(), true)
    await house.kernel.get(database).transact((tx) => house.kernel.get(people).grant(tx, other, 'admin', undefined))
    assert.equal(await waits(), false)
    assert.deepEqual(await run('privacy.erase-due', after(15 * 24)), { erased: 1 })
  })

  test.run()
})
