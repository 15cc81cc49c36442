import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { type Jar, signUp, signUpProved } from '../house'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const after = (seconds: number) => new Date(+NOW + seconds * 1000)
const ONE_MORE_SECONDS = 510

eachDatabase((kind) => {
  const test = suite(`mails to an address that may be a stranger's, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([], { kind, now: NOW })
  })
  test.before.each(() => api.setNow(NOW))
  test.after(() => api.dispose())

  const mailsTo = async (address: string) =>
    ((await api.nobody.get('/api/mail/messages')).body as readonly { to: string }[]).filter(({ to }) => to === address)
      .length

  test('whoever asks and for whatever: four at once, then one in nine minutes', async () => {
    const strangers: readonly Jar[] = await Promise.all(
      [1, 2, 3].map((each) => signUpProved(api, `s${each}@example.in`)),
    )
    const [fresh, other] = [await signUp(api, 'fresh@example.in'), await signUp(api, 'other@example.in')]
    const email = 'asked-for@example.in'
    api.setNow(after(30)) // a sign-up mails once in that time
    const asks = [
      ...strangers.map((each) => () => each.post('/api/session/addresses', { email })),
      () => fresh.post('/api/session/sign-up/address', { email }),
      ...strangers.map((each) => () => each.post('/api/session/email-change', { email })),
      () => other.post('/api/session/sign-up/address', { email }),
    ]
    const statuses: number[] = []
    for (const ask of asks) statuses.push((await ask()).status)
    assert.deepEqual(statuses, [202, 202, 202, 200, 429, 429, 429, 429])
    assert.equal(await mailsTo(email), 4)
    const settings = await strangers[0]?.get('/api/session/settings/account')
    assert.equal(settings?.body.change, null, 'nothing waits for a mail that was not sent')
    api.setNow(after(30 + ONE_MORE_SECONDS))
    assert.equal((await other.post('/api/session/sign-up/address', { email: email.toUpperCase() })).status, 200)
  })

  test('whose address is signed up with again and again hears of it as often, and the answer stays the same', async () => {
    await signUp(api, 'taken@example.in')
    const again = { name: 'Buy now', email: 'taken@example.in', password: 'seven monsoon kites' }
    const statuses: number[] = []
    for (let times = 0; times < 6; times++) statuses.push((await api.nobody.post('/api/session/signup', again)).status)
    assert.deepEqual([statuses, await mailsTo('taken@example.in')], [Array(6).fill(202), 1 + 4])
  })

  test('strangers who sign up with an address keep whoever has its account from no proof', async () => {
    const owner = await signUp(api, 'owner@example.in')
    const again = { name: 'Somebody', email: 'owner@example.in', password: 'seven monsoon kites' }
    for (let times = 0; times < 5; times++) await api.nobody.post('/api/session/signup', again)
    api.setNow(after(30))
    assert.equal((await owner.post('/api/session/sign-up/mail')).status, 200)
    assert.equal((await owner.post('/api/session/resend-verification')).status, 204)
  })

  test('another link that proves an address is mailed as often', async () => {
    const jar = await signUp(api, 'links@example.in')
    const statuses: number[] = []
    for (let times = 0; times < 5; times++) statuses.push((await jar.post('/api/session/resend-verification')).status)
    assert.deepEqual(statuses, [204, 204, 204, 204, 429])
  })

  test.run()
})
