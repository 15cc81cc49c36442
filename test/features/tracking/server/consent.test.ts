import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database, personalRecords, personMerges } from '../../../../features/data/contract'
import { people } from '../../../../features/session/contract'
import { insertConsent } from '../../../../features/tracking/server/consent-queries'
import type { TrackingTables } from '../../../../features/tracking/server/tables'
import { trackingServer } from '../../../../features/tracking/server/feature'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

const NOW = new Date('2026-11-21T06:30:00.000Z')
const clientId = 'a3bb189e-8bf9-4888-9912-ace4e6543002'
const other = 'b3bb189e-8bf9-4888-9912-ace4e6543002'
const chose = (choice: string, id = clientId) => ({ choice, textVersion: '2026-11-21', clientId: id })

eachDatabase((kind) => {
  const test = suite(`consent, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([trackingServer], { kind, now: NOW })
  })
  test.after(() => api.dispose())

  test('each choice is kept with its text and time, for the browser that made it', async () => {
    assert.equal((await api.nobody.post('/api/tracking/consent', chose('all'))).status, 204)
    assert.equal((await api.nobody.post('/api/tracking/consent', chose('needed'))).status, 204)
    const { body } = await api.nobody.get(`/api/tracking/consent?clientId=${clientId}`)
    assert.deepEqual(body.entries, [
      { choice: 'needed', textVersion: '2026-11-21', at: NOW.toISOString() },
      { choice: 'all', textVersion: '2026-11-21', at: NOW.toISOString() },
    ])
    assert.deepEqual((await api.nobody.get(`/api/tracking/consent?clientId=${other}`)).body.entries, [])
  })

  test("a person's choices are theirs on every device, and nobody reads them by a browser's name", async () => {
    const student = await api.as('student')
    await student.post('/api/tracking/consent', chose('all', other))
    assert.equal((await student.get('/api/tracking/consent')).body.entries.length, 1)
    assert.deepEqual((await api.nobody.get(`/api/tracking/consent?clientId=${other}`)).body.entries, [])
    const person = await api.kernel.get(people).findByEmail('student@demo.test')
    await api.kernel.get(personalRecords).erase(person?.id ?? 0)
    const admin = await api.as('admin')
    assert.deepEqual((await admin.get('/api/tracking/consent')).body.entries, [])
  })

  test('an archive holds every choice that a person ever made; the page shows the last twenty', async () => {
    const person = await api.kernel.get(people).findByEmail('mentor@demo.test')
    const db = api.kernel.get(database).of<TrackingTables>()
    for (let day = 1; day <= 23; day++) {
      const at = new Date(+NOW - day * 86_400_000)
      const row = { choice: 'needed', text_version: '2026-11-21', client_id: clientId, at } as const
      await insertConsent(db, { ...row, person_id: person?.id ?? 0 })
    }
    const { body } = await (await api.as('mentor')).get('/api/tracking/consent')
    const archive = await api.kernel.get(personalRecords).export(person?.id ?? 0)
    const kept = archive['tracking.consents']?.['consents'] as readonly object[]
    assert.deepEqual([body.entries.length, kept.length], [20, 23])
  })

  test('of two accounts that become one, what either agreed to stands in one history; parted, each has its own', async () => {
    const [kept, ending] = [await api.as('pro'), await api.as('volunteer')]
    for (const each of [kept, ending]) await each.post('/api/tracking/consent', chose('all', other))
    await ending.post('/api/tracking/consent', chose('needed', other))
    const idOf = async (word: string) => (await api.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0
    const pair = { from: await idOf('volunteer'), to: await idOf('pro') }
    const merges = api.kernel.get(personMerges)
    const choices = async (whose: typeof kept) =>
      (await whose.get('/api/tracking/consent')).body.entries.map(({ choice }: { choice: string }) => choice)
    const transact = api.kernel.get(database).transact
    const parts = await transact((tx) => merges.move(tx, pair))
    assert.deepEqual(await choices(kept), ['needed', 'all', 'all'])
    await transact((tx) => merges.undo(tx, pair, parts))
    assert.deepEqual([await choices(kept), await choices(ending)], [['all'], ['needed', 'all']])
  })

  test('a choice that there is not is refused', async () => {
    assert.equal((await api.nobody.post('/api/tracking/consent', chose('some'))).status, 422)
  })

  test.run()
})
