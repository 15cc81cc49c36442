import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { suite } from 'uvu'
import { database, type Files, files, jobs, personalData, personalRecords } from '../../../../features/data/contract'
import { privacyServer } from '../../../../features/privacy/server/feature'
import { purgeExportsJob } from '../../../../features/privacy/server/purge-exports-job'
import type { PrivacyTables } from '../../../../features/privacy/server/tables'
import { people } from '../../../../features/session/contract'
import { trackingServer } from '../../../../features/tracking/server/feature'
import { live } from '../../../../features/web/contract'
import { bootApi, type Caller, cookiesOf, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { rejection, until } from '../../../support/waiting'

const settings = { privacy: { publicUrl: 'http://localhost:4000' } }
const PASSWORD = { password: 'foothold-demo-1' }
const DAY_MS = 24 * 3_600_000
const NOW = new Date('2026-11-21T10:00:00.000Z')
const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

eachDatabase((kind) => {
  const test = suite(`what is held about somebody, ${kind}`)
  let house: TestApi
  test.before(async () => {
    house = await bootApi([trackingServer, privacyServer], { kind, settings, now: NOW })
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house.dispose())

  const run = (id: string, now: Date) =>
    house.kernel
      .view(jobs)
      .find((job) => job.id === id)
      ?.run({ now, signal: new AbortController().signal, data: undefined })
  const idOf = async (word: string) => (await house.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0
  const mailsTo = async (word: string) =>
    (await house.nobody.get('/api/mail/messages')).body.filter(({ to }: { to: string }) => to === `${word}@demo.test`)

  async function archiveOf(caller: Caller) {
    assert.equal((await caller.post('/api/privacy/exports')).status, 202)
    const { id } = await until('the archive is ready', async () => {
      const { exports } = (await caller.get('/api/privacy')).body
      return exports.every(({ state }: { state: string }) => state === 'ready') && exports[0]
    })
    return `/api/privacy/exports/${id}/foothold-data.zip`
  }

  test('an archive names every feature that holds something, for machines and for eyes, with nothing that runs', async () => {
    const student = await house.as('student')
    const consent = { choice: 'needed', textVersion: '2026-11-21', clientId: '3f0f3a52-0000-4000-8000-000000000000' }
    assert.equal((await student.post('/api/tracking/consent', consent)).status, 204)
    const path = await archiveOf(student)
    const login = await house.nobody.post('/api/session/login', { email: 'student@demo.test', ...PASSWORD })
    const answer = await fetch(house.origin + path, { headers: { cookie: cookiesOf(login) } })
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const held = house.kernel.view(personalData).map(({ id }) => id)
    assert.ok(held.includes('session.account') && files['session.account.json'])
    assert.match(strFromU8(files['session.account.json'] as Uint8Array), /student@demo\.test/)
    const account = JSON.parse(strFromU8(files['session.account.json'] as Uint8Array))
    const { name, email, kind: own, roles, modules } = account.account
    assert.deepEqual([name, email, roles, modules], ['Meera Nair', 'student@demo.test', [], []])
    assert.ok(own, 'what kind of person one said to be is missing')
    assert.ok(account.sessions.length > 0)
    assert.match(strFromU8(files['tracking.consents.json'] as Uint8Array), /needed/)
    const page = strFromU8(files['index.html'] as Uint8Array)
    assert.match(page, /Meera Nair/)
    assert.doesNotMatch(page, /<script|onerror=|argon2/)
  })

  test('whoever asks in Hindi reads the page of the archive in Hindi', async () => {
    const login = await house.nobody.post('/api/session/login', { email: 'pro@demo.test', ...PASSWORD })
    const cookie = `${cookiesOf(login)}; unLang=hn`
    const path = await archiveOf(house.withCookie(cookie))
    const files = unzipSync(
      new Uint8Array(await (await fetch(house.origin + path, { headers: { cookie } })).arrayBuffer()),
    )
    const page = strFromU8(files['index.html'] as Uint8Array)
    assert.match(page, /<html lang="hi">.*Kabir Anand के बारे में Foothold के पास क्या है/)
  })

  test('it is its person’s alone, for a week, and asked for twice at once it is made once', async () => {
    const student = await house.as('student')
    const path = await archiveOf(student)
    assert.equal((await (await house.as('admin')).get(path)).status, 404)
    assert.equal((await house.nobody.get(path)).status, 401)
    house.setNow(after(7))
    assert.equal((await student.get(path)).status, 404)
    await run('privacy.purge-exports', after(7))
    const { exports } = (await student.get('/api/privacy')).body
    assert.deepEqual([...new Set(exports.map(({ state }: { state: string }) => state))], ['expired'])
    house.setNow(NOW)
    const mentor = await house.as('mentor')
    await Promise.all([mentor.post('/api/privacy/exports'), mentor.post('/api/privacy/exports')])
    await until('one is ready', async () => (await mentor.get('/api/privacy')).body.exports[0]?.state === 'ready')
    assert.equal((await mentor.get('/api/privacy')).body.exports.length, 1)
  })

  test('an archive tells of every archive that was ever asked for; the page shows the last ten', async () => {
    const id = await idOf('evaluator')
    const db = house.kernel.get(database).of<PrivacyTables>()
    for (let day = 1; day <= 12; day++) {
      const row = { id: randomUUID(), person_id: id, state: 'expired', language: 'en', asked_at: after(-day) } as const
      const empty = { expires_at: null, file_id: null, bytes: 0, areas: 0, records: 0 }
      await db
        .insertInto('privacy.export')
        .values({ ...row, ...empty })
        .execute()
    }
    const { exports } = (await (await house.as('evaluator')).get('/api/privacy')).body
    const archive = await house.kernel.get(personalRecords).export(id)
    const told = archive['privacy.requests']?.['exports'] as readonly object[]
    assert.deepEqual([exports.length, told.length], [10, 12])
  })

  test('an archive that could not be removed is tried again, keeps no other one, and is not called gone before it is', async () => {
    await run('privacy.purge-exports', after(7))
    const [one, other] = [await house.as('tpo-admin'), await house.as('tpo-manager')]
    const [path] = [await archiveOf(one), await archiveOf(other)]
    const all = house.kernel.get(files)
    const [gone, refused] = [[] as string[], { at: 0 }]
    const stuck: Files = {
      ...all,
      async remove(id) {
        refused.at += 1
        if (refused.at === 1) throw new Error('the disk is stuck')
        gone.push(id)
        await all.remove(id)
      },
    }
    const purge = () => {
      const job = purgeExportsJob(house.kernel.get(database), stuck, house.kernel.get(live))
      return job.run({ now: after(7), signal: new AbortController().signal, data: undefined })
    }
    assert.match((await rejection(Promise.resolve(purge()))).message, /the disk is stuck/)
    assert.equal(gone.length, 1, 'one that is stuck keeps the other')
    assert.deepEqual(await purge(), { expired: 1, failed: 0 })
    assert.equal(gone.length, 2)
    assert.equal((await one.get(path)).status, 404)
  })

  test('when its time has come everything goes at once, the proof stays, and a second run finds nothing', async () => {
    const intern = await house.as('intern')
    const id = await idOf('intern')
    assert.equal((await intern.post('/api/privacy/erasure')).status, 202)
    assert.deepEqual(await run('privacy.erase-due', new Date(+after(14) - 1)), { erased: 0 })
    assert.deepEqual(await run('privacy.erase-due', after(14)), { erased: 1 })
    assert.deepEqual(await run('privacy.erase-due', after(14)), { erased: 0 })
    assert.equal((await intern.get('/api/session/me')).status, 401)
    assert.equal((await house.kernel.get(people).find(id))?.name, 'Deleted account')
    const login = await house.nobody.post('/api/session/login', { email: 'intern@demo.test', ...PASSWORD })
    assert.equal(login.status, 401)
  })

  test('an archive is asked for and fetched with a fresh proof only: a laptop left open gives nothing away', async () => {
    const caller = await house.as('organizer')
    const path = await archiveOf(caller)
    const opening = path.replace(/foothold-data\.zip$/, 'opening')
    assert.equal((await caller.post(opening)).status, 204)
    house.setNow(new Date(+NOW + 11 * 60_000))
    const answers = [await caller.post('/api/privacy/exports'), await caller.post(opening), await caller.get(path)].map(
      ({ status, body }) => [status, body.code],
    )
    assert.deepEqual(answers, Array(3).fill([403, 'proof-needed']))
    assert.equal((await caller.get('/api/privacy')).body.exports.length, 1)
    assert.equal((await (await house.as('recruiter')).post(opening)).status, 404)
    assert.equal((await caller.post('/api/session/prove', PASSWORD)).status, 204)
    assert.deepEqual([(await caller.post(opening)).status, (await caller.get(path)).status], [204, 200])
  })

  test('deleting wants a fresh proof, waits fourteen days, and is taken back by one click', async () => {
    const caller = await house.as('volunteer')
    house.setNow(new Date(+NOW + 11 * 60_000))
    const early = await caller.post('/api/privacy/erasure')
    assert.deepEqual([early.status, early.body.code], [403, 'proof-needed'])
    house.setNow(NOW)
    assert.equal((await caller.post('/api/session/prove', PASSWORD)).status, 204)
    const asked = await caller.post('/api/privacy/erasure')
    assert.deepEqual([asked.status, asked.body.dueAt], [202, after(14).toISOString()])
    house.setNow(after(1))
    await caller.post('/api/session/prove', PASSWORD)
    const again = await caller.post('/api/privacy/erasure')
    assert.equal(again.body.dueAt, after(14).toISOString(), 'a second asking does not put it off')
    assert.equal((await mailsTo('volunteer')).length, 1)
    assert.equal((await caller.delete('/api/privacy/erasure')).status, 204)
    assert.equal((await caller.get('/api/privacy')).body.erasureDueAt, null)
    assert.deepEqual(await run('privacy.erase-due', after(20)), { erased: 0 })
    assert.equal((await caller.get('/api/session/me')).status, 200)
  })

  test.run()
})
