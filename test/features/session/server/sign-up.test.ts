import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootApi, cookiesOf, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

const person = { name: 'Nisha Rao', email: 'Nisha.Rao@example.in', password: 'seven monsoon kites' }
const linkOf = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? ''

eachDatabase((kind) => {
  const test = suite(`sign-up, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([], { kind })
  })
  test.after(() => api.dispose())
  const mailTo = async (address: string) =>
    ((await api.nobody.get('/api/mail/messages')).body as { to: string; about: string; text: string }[]).filter(
      ({ to }) => to === address,
    )

  test('who signs up is signed in at once and mailed a link that proves the address', async () => {
    const reply = await api.nobody.post('/api/session/signup', person)
    assert.deepEqual([reply.status, reply.body.signedIn], [202, true])
    const me = await api.withCookie(cookiesOf(reply)).get('/api/session/me')
    assert.deepEqual([me.body.name, me.body.email], ['Nisha Rao', person.email])
    const [mail] = await mailTo('nisha.rao@example.in')
    const token = linkOf(mail?.text ?? '')
    const here = api.withCookie(cookiesOf(reply))
    assert.equal((await here.post('/api/session/verify-email', { token })).status, 204)
    const again = await here.post('/api/session/verify-email', { token })
    assert.deepEqual([again.status, again.body.code], [410, 'link-expired'])
  })

  test('a taken address gets the same answer without a session, and its owner a mail', async () => {
    const reply = await api.nobody.post('/api/session/signup', {
      ...person,
      email: person.email.toUpperCase(),
      name: 'Somebody Else',
    })
    assert.deepEqual([reply.status, reply.body.signedIn], [202, false])
    assert.match(
      cookiesOf(reply),
      /^foothold_browser=[\w-]{43}$/,
      'what every sign-up gets, and nothing that opens an account',
    )
    assert.ok((await mailTo('nisha.rao@example.in')).some(({ about }) => about === 'session.address-taken'))
  })

  test('two sign-ups with one address at the same moment make one account', async () => {
    const twin = { ...person, email: 'twin@example.in' }
    const replies = await Promise.all([
      api.nobody.post('/api/session/signup', twin),
      api.nobody.post('/api/session/signup', twin),
    ])
    assert.deepEqual(replies.map(({ body }) => body.signedIn).sort(), [false, true])
  })

  const refused: readonly [string, object, string, string][] = [
    ['a password that guessers try first', { password: 'password1' }, 'weak-password', 'password'],
    ['a password that is mostly the name', { password: 'nisharao1' }, 'weak-password', 'password'],
    ['a short password', { password: 'seven' }, 'bad-request', 'password'],
    ['an address to throw away', { email: 'nisha@mailinator.com' }, 'bad-request', 'email'],
    ['something that is no address', { email: 'nisha at example' }, 'bad-request', 'email'],
    ['an empty name', { name: '   ' }, 'bad-request', 'name'],
  ]
  for (const [says, change, code, field] of refused) {
    test(`${says} is refused beside its field`, async () => {
      const reply = await api.nobody.post('/api/session/signup', { ...person, email: 'fresh@example.in', ...change })
      assert.deepEqual([reply.status, reply.body.code, reply.body.errors?.[0]?.path], [422, code, field])
    })
  }

  test('a field that nobody asked for is refused', async () => {
    const reply = await api.nobody.post('/api/session/signup', { ...person, roles: ['admin'] })
    assert.equal(reply.status, 422)
  })

  test.run()
})
