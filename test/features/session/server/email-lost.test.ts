import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { jobs } from '../../../../features/data/contract'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { createJar, type Jar, mailTo, signUp, signUpProved, tokenIn } from '../house'

const PATH = '/api/session/email-change'
const NOW = new Date('2026-11-21T10:00:00.000Z')
const WEEK_MS = 7 * 24 * 3_600_000
const PASSWORD = 'seven monsoon kites'

eachDatabase((kind) => {
  const test = suite(`an e-mail address that nobody reads any more, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([], { kind, now: NOW })
  })
  test.before.each(() => api.setNow(NOW))
  test.after(() => api.dispose())

  const emailOf = async (jar: Jar) => (await jar.get('/api/session/me')).body.email
  const say = async (token: string) => (await api.nobody.post(`${PATH}/answer`, { token })).body
  const change = async (jar: Jar) => (await jar.get('/api/session/settings/account')).body.change
  function run(now: Date) {
    api.setNow(now)
    const job = api.kernel.view(jobs).find(({ id }) => id === 'session.move-emails')
    return job?.run({ now, signal: new AbortController().signal, data: undefined })
  }
  /** The new one has said yes, the old one is given up. */
  async function giveUp(old: string, next: string, asker?: Jar): Promise<Jar> {
    const jar = asker ?? (await signUp(api, old))
    await jar.post(PATH, { email: next })
    await say(tokenIn(await mailTo(api, next, 'session.email-new')))
    assert.equal((await jar.post(`${PATH}/lost`)).status, 204)
    return jar
  }
  const login = (jar: Jar, email: string, password = PASSWORD) => jar.post('/api/session/login', { email, password })
  async function linksTo(old: string) {
    const { text } = await mailTo(api, old, 'session.email-lost')
    const [no = '', yes = ''] = [...text.matchAll(/token=([\w-]+)/g)].map((each) => each[1] ?? '')
    return { no, yes }
  }

  test('it waits for the yes of the new one, then for seven days in which the old one is told; then it moves', async () => {
    const jar = await signUp(api, 'lost@example.in')
    assert.equal((await jar.post(`${PATH}/lost`)).body.code, 'step-not-reached')
    await jar.post(PATH, { email: 'found@example.in' })
    assert.equal((await jar.post(`${PATH}/lost`)).body.code, 'step-not-reached', 'nobody has proved the new one')
    await say(tokenIn(await mailTo(api, 'found@example.in', 'session.email-new')))
    assert.equal((await jar.post(`${PATH}/lost`)).status, 204)
    await linksTo('lost@example.in')
    const until = new Date(+NOW + WEEK_MS)
    assert.equal((await change(jar)).waitsUntil, until.toISOString())
    assert.equal(await run(new Date(+until - 1)), undefined)
    assert.equal(await emailOf(jar), 'lost@example.in')
    assert.deepEqual(await run(until), { moved: 1 })
    assert.deepEqual([await emailOf(jar), await change(jar)], ['found@example.in', null])
    const moved = await mailTo(api, 'lost@example.in', 'session.email-moved')
    assert.match(moved.text, /now has the address found@example\.in[^]*खाते का पता अब found@example\.in है/)
    assert.deepEqual(await say(tokenIn(moved)), { outcome: 'back' })
  })

  test('the old one says no: nothing moves, and all sessions end', async () => {
    const jar = await giveUp('watched@example.in', 'thief@example.in')
    const { no } = await linksTo('watched@example.in')
    assert.deepEqual(await say(no), { outcome: 'stopped' })
    assert.equal((await say(no)).code, 'link-expired')
    assert.equal((await jar.get('/api/session/me')).status, 401)
    assert.equal(await run(new Date(+NOW + WEEK_MS)), undefined)
    api.setNow(NOW)
    const back = createJar(api.origin)
    assert.equal((await login(back, 'watched@example.in')).status, 200)
    assert.equal(await change(back), null)
  })

  test('the old one is read after all and says yes: it moves at once', async () => {
    const jar = await giveUp('read@example.in', 'soon@example.in')
    assert.deepEqual(await say((await linksTo('read@example.in')).yes), { outcome: 'moved' })
    assert.equal(await emailOf(jar), 'soon@example.in')
  })

  const ways: Readonly<Record<string, (owner: Jar, email: string) => Promise<{ readonly status: number }>>> = {
    'a new password': (owner) => owner.post('/api/session/password', { password: 'plum lantern cobbler' }),
    async 'a reset'(owner, email) {
      await owner.post('/api/session/password/forgot', { email })
      const token = tokenIn(await mailTo(api, email, 'session.reset-password'))
      return owner.post('/api/session/password/reset', { token, password: 'plum lantern cobbler' })
    },
    'logging the others out': (owner) => owner.post('/api/session/logout-devices', { mode: 'others' }),
    async 'ending that device'(owner) {
      const { devices } = (await owner.get('/api/session/devices')).body
      return owner.delete(`/api/session/devices/${devices.find((each: { isThis: boolean }) => !each.isThis).id}`)
    },
    async 'saying that a new place is a stranger'(owner) {
      const [place] = (await owner.get('/api/session/new-places')).body.places
      return owner.post(`/api/session/new-places/${place.id}/answer`, { mine: false })
    },
  }
  for (const [way, act] of Object.entries(ways))
    test(`what a stranger asked for ends with ${way}, and the links of its mails with it`, async () => {
      const [email, next] = [1, 2].map((each) => `${way.replaceAll(' ', '-')}-${each}@example.in`) as [string, string]
      const [owner, stranger] = [await signUpProved(api, email), createJar(api.origin)]
      await login(stranger, email)
      await giveUp(email, next, stranger)
      const { no, yes } = await linksTo(email)
      assert.ok((await act(owner, email)).status < 300)
      assert.equal(await change(owner), null)
      assert.deepEqual([(await say(yes)).code, (await say(no)).code], Array(2).fill('link-expired'))
      assert.equal(await run(new Date(+NOW + WEEK_MS)), undefined)
    })

  test('what a session asked for itself goes on when it throws the others out', async () => {
    const jar = await giveUp('own@example.in', 'own-next@example.in')
    assert.equal((await jar.post('/api/session/logout-devices', { mode: 'others' })).status, 204)
    assert.equal((await change(jar)).email, 'own-next@example.in')
    await jar.delete(PATH)
  })

  test('an address of a disabled account moves by no link', async () => {
    const jar = await giveUp('bad@example.in', 'bad-next@example.in')
    const { yes } = await linksTo('bad@example.in')
    const path = `/api/session/rights/${(await jar.get('/api/session/me')).body.id}`
    const admin = await api.as('admin')
    assert.equal((await admin.post(`${path}/disable`, { reason: 'Sells answers' })).status, 204)
    assert.ok((await say(yes)).status >= 400)
    assert.equal((await admin.get(path)).body.email, 'bad@example.in')
  })

  test('whoever asked keeps the old one after all, and an address that somebody took meanwhile moves nobody', async () => {
    const kept = await giveUp('keep@example.in', 'never@example.in')
    await kept.delete(PATH)
    const late = await giveUp('late@example.in', 'taken@example.in')
    await signUp(api, 'taken@example.in')
    assert.equal(await run(new Date(+NOW + WEEK_MS)), undefined)
    assert.deepEqual([await emailOf(kept), await emailOf(late)], ['keep@example.in', 'late@example.in'])
    assert.equal(await change(late), null)
  })

  test('sessions but the one that asked end when it moves', async () => {
    const jar = await signUp(api, 'moves@example.in')
    const elsewhere = createJar(api.origin)
    await login(elsewhere, 'moves@example.in')
    await jar.post(PATH, { email: 'moved@example.in' })
    await say(tokenIn(await mailTo(api, 'moves@example.in', 'session.email-old')))
    await say(tokenIn(await mailTo(api, 'moved@example.in', 'session.email-new')))
    assert.deepEqual([await emailOf(jar), (await elsewhere.get('/api/session/me')).status], ['moved@example.in', 401])
  })

  test.run()
})
