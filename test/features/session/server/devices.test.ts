import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database, personalRecords } from '../../../../features/data/contract'
import { people } from '../../../../features/session/contract'
import { hashOf } from '../../../../features/session/server/entering/secrets'
import type { SignInTables } from '../../../../features/session/server/entering/tables'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { findServer } from '../../../support/postgres'
import { until } from '../../../support/waiting'
import { createJar, type Jar, mailTo, signUp } from '../house'

const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const PASSWORD = 'seven monsoon kites'

eachDatabase((kind) => {
  const test = suite(`devices, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([], { kind })
  })
  test.after(() => api.dispose())

  async function onPhone(email: string): Promise<Jar> {
    const jar = createJar(api.origin)
    const headers = { 'user-agent': PIXEL }
    assert.equal((await jar.call('POST', '/api/session/login', { email, password: PASSWORD }, headers)).status, 200)
    return jar
  }
  const isIn = async (jar: Jar) => (await jar.get('/api/session/me')).status === 200

  test('the list tells browser, system, network and way, this device first', async () => {
    const here = await signUp(api, 'list@example.in')
    await onPhone('list@example.in')
    const { devices } = (await here.get('/api/session/devices')).body
    assert.deepEqual(
      devices.map(({ isThis, browser, system, kind: type, address, way }: Record<string, unknown>) => [
        ...[isThis, browser, system, type, address, way],
      ]),
      [
        [true, null, null, 'desktop', '127.0.•.•', 'password'],
        [false, 'Chrome 142', 'Android', 'phone', '127.0.•.•', 'password'],
      ],
    )
  })

  test('a browser says which clock it goes by, for the list of its owner, and for whoever asks whether it was them', async () => {
    const email = 'clock@example.in'
    const here = await signUp(api, email)
    const phone = await onPhone(email)
    const tell = (timeZone: string) => phone.put('/api/session/devices/time-zone', { timeZone })
    assert.equal((await tell('Not/There')).status, 422)
    assert.equal((await tell('Asia/Kolkata')).status, 204)
    const { devices } = (await here.get('/api/session/devices')).body
    assert.deepEqual(
      devices.map(({ timeZone }: { timeZone: string | null }) => timeZone),
      [null, 'Asia/Kolkata'],
    )
    const { places } = (await here.get('/api/session/new-places')).body
    assert.equal(places[0].timeZone, 'Asia/Kolkata')
  })

  test('one is ended and refused with its next call; nobody ends another one’s', async () => {
    const here = await signUp(api, 'end@example.in')
    const phone = await onPhone('end@example.in')
    const other = (await here.get('/api/session/devices')).body.devices[1].id
    const stranger = await signUp(api, 'stranger@example.in')
    assert.equal((await stranger.delete(`/api/session/devices/${other}`)).status, 404)
    assert.ok(await isIn(phone))
    assert.equal((await here.delete(`/api/session/devices/${other}`)).status, 204)
    assert.deepEqual([await isIn(phone), await isIn(here)], [false, true])
    const { events } = (await here.get('/api/session/sign-in-events')).body
    const { browser, system } = events.find(({ what }: { what: string }) => what === 'device-ended')
    assert.deepEqual([browser, system], ['Chrome 142', 'Android'])
  })

  test('a sign-in in a new place is told by mail and asked about elsewhere; a no ends it, a browser that is known is none', async () => {
    const email = 'place@example.in'
    const here = await signUp(api, email)
    const news = async (jar: Jar) => (await jar.get('/api/session/me')).body.news ?? []
    const phone = await onPhone(email)
    const mail = await mailTo(api, email, 'session.new-place')
    assert.match(mail.text, /Chrome 142, Android · 127\.0\.•\.•/)
    assert.deepEqual([await news(here), await news(phone)], [['session.new-place'], []])
    const asked = async () => (await here.get('/api/session/new-places')).body.places
    const [first] = await asked()
    assert.deepEqual([first.browser, first.system, first.place], ['Chrome 142', 'Android', 'here'])
    assert.equal((await here.post(`/api/session/new-places/${first.id}/answer`, { mine: true })).status, 204)
    assert.deepEqual([await asked(), await isIn(phone)], [[], true])

    await phone.post('/api/session/login', { email, password: PASSWORD })
    assert.deepEqual(await asked(), [], 'the phone is known by now')
    const stranger = await onPhone(email)
    const [second] = await asked()
    assert.equal((await here.post(`/api/session/new-places/${second.id}/answer`, { mine: false })).status, 204)
    assert.deepEqual([await isIn(stranger), await isIn(phone), await isIn(here)], [false, true, true])
    assert.equal((await here.post(`/api/session/new-places/${second.id}/answer`, { mine: true })).status, 404)
  })

  test('whoever logged out in a new place and in again is neither asked nor takes the question away, and a no ends what is open there now', async () => {
    const email = 'again@example.in'
    const here = await signUp(api, email)
    const stranger = await onPhone(email)
    await stranger.post('/api/session/logout')
    await stranger.post('/api/session/login', { email, password: PASSWORD })
    const places = async (jar: Jar) => (await jar.get('/api/session/new-places')).body.places
    const [place] = await places(here)
    const answer = (jar: Jar, mine: boolean) => jar.post(`/api/session/new-places/${place.id}/answer`, { mine })
    assert.deepEqual(await places(stranger), [])
    assert.equal((await answer(stranger, true)).status, 404)
    assert.equal((await answer(here, false)).status, 204)
    assert.deepEqual([await isIn(stranger), await isIn(here)], [false, true])
  })

  test('that a browser is used is written once a day', async () => {
    const email = 'daily@example.in'
    const here = await signUp(api, email)
    const db = api.kernel.get(database).of<SignInTables>()
    const hour = 3_600_000
    const usedAfterLogin = async (hoursAgo: number) => {
      const usedAt = new Date(Date.now() - hoursAgo * hour)
      const token_hash = hashOf(here.cookies.get('foothold_browser') ?? '')
      await db
        .updateTable('session.known_browser')
        .set({ used_at: usedAt })
        .where('token_hash', '=', token_hash)
        .execute()
      await here.post('/api/session/login', { email, password: PASSWORD })
      const known = db.selectFrom('session.known_browser').select('used_at').where('token_hash', '=', token_hash)
      return Math.round((Date.now() - +(await known.executeTakeFirstOrThrow()).used_at) / hour)
    }
    assert.deepEqual([await usedAfterLogin(2), await usedAfterLogin(25)], [2, 0])
  })

  test('`others` keeps this session, `all` keeps none', async () => {
    const here = await signUp(api, 'all@example.in')
    const phone = await onPhone('all@example.in')
    assert.equal((await here.post('/api/session/logout-devices', { mode: 'others' })).status, 204)
    assert.deepEqual([await isIn(phone), await isIn(here)], [false, true])
    const back = await onPhone('all@example.in')
    assert.equal((await here.post('/api/session/logout-devices', { mode: 'all' })).status, 204)
    assert.deepEqual([await isIn(back), await isIn(here), here.cookies.has('foothold')], [false, false, false])
  })

  test('the last 30 days stand in the list of events, and what is kept is handed out without secrets', async () => {
    const here = await signUp(api, 'events@example.in')
    await onPhone('events@example.in')
    await here.put('/api/session/phone', { phone: '98765 43210' })
    const { events } = (await here.get('/api/session/sign-in-events')).body
    const [latest] = events
    assert.deepEqual([latest.what, latest.way, latest.browser], ['signed-in', 'password', 'Chrome 142'])
    const id = (await api.kernel.get(people).findByEmail('events@example.in'))?.id ?? 0
    const records = api.kernel.get(personalRecords)
    const kept = JSON.stringify(await records.export(id))
    assert.match(kept, /"phone":"\+919876543210"/)
    assert.match(kept, /"browsers":\[\{"lastUsed"/)
    assert.doesNotMatch(kept, /hash|secret"|public_key|verifier/i)
    await records.erase(id)
    assert.match(JSON.stringify((await records.export(id))['session.sign-in']), /"browsers":\[\]/)
  })

  test('a number that is none is refused; without a country it is Indian', async () => {
    const here = await signUp(api, 'phone@example.in')
    const keep = (phone: string) => here.put('/api/session/phone', { phone })
    assert.equal((await keep('12')).status, 422)
    assert.equal((await keep('+1 415 555 2671')).status, 204)
    assert.equal((await here.get('/api/session/settings/account')).body.phone, '+14155552671')
    await keep('')
    assert.equal((await here.get('/api/session/settings/account')).body.phone, null)
  })

  test.run()
})

if (findServer() !== undefined) {
  const nodes = suite('devices, on two nodes')
  let one: TestApi
  let other: TestApi
  nodes.before(async () => {
    one = await bootApi([], { kind: 'postgres' })
    other = await bootApi([], { kind: 'postgres', beside: one })
  })
  nodes.after(async () => {
    await other?.dispose()
    await one?.dispose()
  })

  nodes('who is logged out everywhere at one is refused at the other within a second', async () => {
    const here = await signUp(one, 'nodes@example.in')
    const cookie = `foothold=${here.cookies.get('foothold')}`
    const there = other.withCookie(cookie)
    assert.equal((await there.get('/api/session/me')).status, 200)
    assert.equal((await here.post('/api/session/logout-devices', { mode: 'all' })).status, 204)
    await until('the other node refuses', async () => (await there.get('/api/session/me')).status === 401, 1000)
  })

  nodes('tries at both count together: an account takes no more than sixty in an hour', async () => {
    const guess = (api: TestApi) =>
      api.nobody.post('/api/session/login', { email: 'mentor@demo.test', password: 'wrong every time' })
    const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => guess(at % 2 ? one : other)))
    const statuses = replies.map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === 401).length, 5)
    assert.equal(statuses.filter((status) => status === 429).length, 15)
  })
  nodes.run()
}
