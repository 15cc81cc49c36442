import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { clock, type Database, database, outbox, personalRecords } from '../../../../features/data/contract'
import { mailer } from '../../../../features/mail/contract'
import { createProving } from '../../../../features/session/server/sign-up-steps/proving'
import { sessions } from '../../../../features/session/server/tokens'
import { bootApi, type Caller, cookiesOf, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { rejection } from '../../../support/waiting'

const start = new Date('2026-11-21T10:00:00Z')
const seconds = (many: number) => new Date(start.getTime() + many * 1000)
const PATH = '/api/session/sign-up'

eachDatabase((kind) => {
  const test = suite(`sign-up, step by step, ${kind}`)
  let api: TestApi
  let count = 0
  test.before(async () => {
    api = await bootApi([], { kind, now: start })
  })
  test.before.each(() => api.setNow(start))
  test.after(() => api.dispose())

  async function signUp(): Promise<{ person: Caller; email: string }> {
    const email = `new${++count}@example.in`
    const reply = await api.nobody.post('/api/session/signup', { name: 'Ravi', email, password: 'seven monsoon kites' })
    return { person: api.withCookie(cookiesOf(reply)), email }
  }
  const mailsTo = async (address: string) =>
    ((await api.nobody.get('/api/mail/messages')).body as { to: string; about: string; text: string }[]).filter(
      ({ to }) => to === address,
    )
  const codeTo = async (address: string) => /^\d{6}$/m.exec((await mailsTo(address))[0]?.text ?? '')?.[0] ?? ''
  const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

  test('the code of the mail proves the address; kind and phone follow, and each step is there on another device', async () => {
    const { person, email } = await signUp()
    assert.equal((await person.get(PATH)).body.step, 'prove')
    const early = await person.call('PUT', `${PATH}/step`, { step: 'education' })
    assert.deepEqual([early.status, early.body.code], [409, 'step-not-reached'])
    const proved = await person.post(`${PATH}/code`, { code: await codeTo(email) })
    assert.deepEqual([proved.status, proved.body.step, proved.body.isProved], [200, 'who', true])
    assert.equal((await person.call('PUT', `${PATH}/step`, { step: null })).body.code, 'step-not-reached')

    const short = await person.post(`${PATH}/who`, { userType: 'college', phone: '12' })
    assert.deepEqual([short.status, short.body.errors[0].path], [422, 'phone'])
    const who = await person.post(`${PATH}/who`, { userType: 'college', phone: '098220 41210' })
    assert.deepEqual([who.body.userType, who.body.phone], ['college', '+919822041210'])
    assert.equal((await person.call('PUT', `${PATH}/step`, { step: 'education' })).status, 204)

    const credentials = { email, password: 'seven monsoon kites' }
    const phone = api.withCookie(cookiesOf(await api.nobody.post('/api/session/login', credentials)))
    const me = (await phone.get('/api/session/me')).body
    assert.deepEqual([me.signup_step, me.user_type], ['education', 'college'])
    const records = api.kernel.get(personalRecords)
    assert.equal((await records.export(me.id))['session.states']?.['phone'], '+919822041210')
    await records.erase(me.id)
    assert.equal((await records.export(me.id))['session.states']?.['phone'], null)
  })

  test('five tries are told one by one; then the right code is refused too, and another mail helps', async () => {
    const { person, email } = await signUp()
    const code = await codeTo(email)
    const said: string[] = []
    for (let tries = 0; tries < 5; tries++) {
      const { status, body } = await person.post(`${PATH}/code`, { code: wrongOf(code) })
      assert.deepEqual([status, body.code], [422, 'wrong-code'])
      said.push(body.detail)
    }
    assert.match(said[1] ?? '', /3 tries left/)
    const spent = await person.post(`${PATH}/code`, { code })
    assert.deepEqual([spent.status, spent.body.code], [410, 'code-spent'])
    const soon = await person.post(`${PATH}/mail`)
    assert.deepEqual([soon.status, soon.headers.get('retry-after')], [429, '30'])
    api.setNow(seconds(30))
    assert.equal((await person.post(`${PATH}/mail`)).status, 200)
    assert.equal((await person.post(`${PATH}/code`, { code: await codeTo(email) })).body.isProved, true)
  })

  test('a code ends after 15 minutes, the link of the same mail after two days', async () => {
    const { person, email } = await signUp()
    const [code, mail] = [await codeTo(email), (await mailsTo(email))[0]]
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    api.setNow(seconds(15 * 60))
    assert.equal((await person.post(`${PATH}/code`, { code })).body.code, 'code-spent')
    assert.equal((await person.post('/api/session/verify-email', { token })).status, 204)
    assert.equal((await person.get(PATH)).body.step, 'who')
  })

  test('another address counts once it is proved; a taken one is answered alike and its owner told', async () => {
    const { person, email } = await signUp()
    api.setNow(seconds(30))
    const taken = await person.post(`${PATH}/address`, { email: 'student@demo.test' })
    assert.deepEqual([taken.status, taken.body.email, taken.body.isProved], [200, 'student@demo.test', false])
    assert.equal((await mailsTo('student@demo.test'))[0]?.about, 'session.address-taken')
    assert.equal((await person.get('/api/session/me')).body.email, email)
    const thrown = await person.post(`${PATH}/address`, { email: 'x@mailinator.com' })
    assert.deepEqual([thrown.status, thrown.body.errors[0].path], [422, 'email'])

    api.setNow(seconds(60))
    const other = `other${count}@example.in`
    assert.equal((await person.post(`${PATH}/address`, { email: other })).status, 200)
    assert.equal((await person.post(`${PATH}/code`, { code: await codeTo(other) })).body.email, other)
    assert.equal((await person.get('/api/session/me')).body.email, other)
  })

  test('a code proves the address that it went to, and none that another tab named while it was judged', async () => {
    const { person, email } = await signUp()
    const code = await codeTo(email)
    const me = (await person.get('/api/session/me')).body
    const theirs = `theirs${count}@example.in`
    const db = api.kernel.get(database)
    // The other tab is heard between the judgement and its use.
    const between: Database = {
      ...db,
      async transact(work) {
        api.setNow(seconds(30))
        assert.equal((await person.post(`${PATH}/address`, { email: theirs })).status, 200)
        return db.transact(work)
      },
    }
    const { get } = api.kernel
    const proving = createProving(between, get(mailer), get(sessions), get(outbox), get(clock), 'http://localhost:4000')
    const refused = await rejection(proving.confirmCode(me.id, code))
    assert.equal(refused.code, 'wrong-code')
    const { isProved, email: waits } = (await person.get(PATH)).body
    assert.deepEqual([isProved, waits], [false, theirs])
    assert.equal((await person.post(`${PATH}/code`, { code: await codeTo(theirs) })).body.email, theirs)
  })

  test.run()
})
