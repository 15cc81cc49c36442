import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { audit, jobs, personalRecords } from '../../../../features/data/contract'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { addAddress, createJar, type Jar, mailTo, signUp, signUpProved, tokenIn } from '../house'

const PATH = '/api/session/email-change'
const NOW = new Date('2026-11-21T10:00:00.000Z')
const WEEK_MS = 7 * 24 * 3_600_000
const PASSWORD = 'seven monsoon kites'
const LAPSED = 'session.email-lapsed'

eachDatabase((kind) => {
  const test = suite(`a change of address that lapses, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([], { kind, now: NOW })
  })
  test.before.each(() => api.setNow(NOW))
  test.after(() => api.dispose())

  const idOf = async (jar: Jar) => (await jar.get('/api/session/me')).body.id as number
  const logOthersOut = async (jar: Jar) =>
    assert.equal((await jar.post('/api/session/logout-devices', { mode: 'others' })).status, 204)
  async function askElsewhere(email: string, next: string): Promise<void> {
    const jar = createJar(api.origin)
    await jar.post('/api/session/login', { email, password: PASSWORD })
    assert.equal((await jar.post(PATH, { email: next })).status, 202)
  }
  async function giveUp(jar: Jar, next: string): Promise<void> {
    await jar.post(PATH, { email: next })
    const token = tokenIn(await mailTo(api, next, 'session.email-new'))
    assert.equal((await api.nobody.post(`${PATH}/answer`, { token })).body.outcome, 'waiting')
    assert.equal((await jar.post(`${PATH}/lost`)).status, 204)
  }
  function moveEmails(now: Date) {
    api.setNow(now)
    const job = api.kernel.view(jobs).find(({ id }) => id === 'session.move-emails')
    return job?.run({ now, signal: new AbortController().signal, data: undefined })
  }
  const logged = (id: number) => api.kernel.get(audit).list({ about: `person:${id}`, actionPrefix: LAPSED, limit: 9 })
  async function isMailed(to: string): Promise<boolean> {
    const { body } = await api.nobody.get('/api/mail/messages')
    return (body as { to: string; about: string }[]).some((mail) => mail.to === to && mail.about === LAPSED)
  }

  test('with the session that asked for it: the address that stays is told, in both languages, and the log has it', async () => {
    const jar = await signUpProved(api, 'stays@example.in')
    await askElsewhere('stays@example.in', 'never@example.in')
    await logOthersOut(jar)
    const { text } = await mailTo(api, 'stays@example.in', LAPSED)
    assert.match(text, /not move to never@example\.in[^]*session that asked[^]*never@example\.in पर नहीं जाएगा/)
    const entries = await logged(await idOf(jar))
    assert.deepEqual(
      entries.map(({ detail }) => detail),
      [{ name: 'never@example.in', why: 'asker-gone' }],
    )
    const { events } = (await jar.get('/api/session/sign-in-events')).body
    const event = events.find(({ what }: { what: string }) => what === 'email-lapsed')
    assert.equal(event.name, 'never@example.in')
  })

  test('with the device that asked for it', async () => {
    const jar = await signUpProved(api, 'device@example.in')
    await askElsewhere('device@example.in', 'never2@example.in')
    const { devices } = (await jar.get('/api/session/devices')).body
    const other = devices.find(({ isThis }: { isThis: boolean }) => !isThis)
    assert.equal((await jar.delete(`/api/session/devices/${other.id}`)).status, 204)
    assert.match((await mailTo(api, 'device@example.in', LAPSED)).text, /never2@example\.in/)
  })

  test('where somebody took the new one while the old one was lost: all addresses that are left are told', async () => {
    const jar = await signUpProved(api, 'late@example.in')
    assert.equal((await addAddress(api, jar, 'late2@example.in')).status, 201)
    await giveUp(jar, 'taken@example.in')
    await signUp(api, 'taken@example.in')
    await moveEmails(new Date(+NOW + WEEK_MS))
    for (const to of ['late@example.in', 'late2@example.in'])
      assert.match((await mailTo(api, to, LAPSED)).text, /taken@example\.in has an account of its own/)
    const [entry] = await logged(await idOf(jar))
    assert.deepEqual(entry?.detail, { name: 'taken@example.in', why: 'taken' })
    assert.equal(await isMailed('taken@example.in'), false)
  })

  test('nobody is told of one that was over already, nor with a disabled or an erased account', async () => {
    const over = await signUpProved(api, 'over@example.in')
    await askElsewhere('over@example.in', 'over-next@example.in')
    api.setNow(new Date(+NOW + 31 * 60_000))
    await logOthersOut(over)
    api.setNow(NOW)
    const [bad, gone] = [await signUpProved(api, 'bad@example.in'), await signUpProved(api, 'gone@example.in')]
    const [badId, goneId] = [await idOf(bad), await idOf(gone)]
    for (const [jar, next] of [
      [bad, 'bad-next@example.in'],
      [gone, 'gone-next@example.in'],
    ] as const)
      await jar.post(PATH, { email: next })
    const disabled = await (await api.as('admin')).post(`/api/session/rights/${badId}/disable`, { reason: 'Spam' })
    assert.equal(disabled.status, 204)
    await api.kernel.get(personalRecords).erase(goneId)
    for (const to of ['over@example.in', 'bad@example.in', 'gone@example.in']) assert.equal(await isMailed(to), false)
    assert.deepEqual(
      (await Promise.all([await idOf(over), badId, goneId].map(logged))).map(({ length }) => length),
      [0, 1, 0],
    )
  })

  test.run()
})
