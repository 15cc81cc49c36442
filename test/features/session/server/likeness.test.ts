import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootApi, type Caller, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { signUp, signUpProved } from '../house'

eachDatabase((kind) => {
  const test = suite(`addresses that are alike, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([], { kind })
  })
  test.after(() => api.dispose())

  const settings = async (jar: Caller) => (await jar.get('/api/session/settings/account')).body
  const idOf = async (jar: Caller) => (await jar.get('/api/session/me')).body.id as number

  test('accounts of one mailbox are hinted at to who has proved it, those that look alike to staff; none is merged', async () => {
    const dotted = await signUp(api, 'nisha.rao@gmail.com')
    assert.deepEqual((await settings(dotted)).alike, [], 'nothing is proved yet')
    const plain = await signUpProved(api, 'nisharao+jobs@gmail.com')
    await signUp(api, 'nishara0@gmail.com') // with a digit that looks like a letter
    await signUp(api, 'nisha.rao@example.in')
    assert.deepEqual((await settings(plain)).alike, ['nisha.rao@gmail.com'])
    const { alike } = (await (await api.as('admin')).get(`/api/session/rights/${await idOf(plain)}`)).body
    assert.deepEqual(
      alike.map(({ email }: { email: string }) => email),
      ['nisha.rao@gmail.com', 'nishara0@gmail.com'],
    )
    assert.notEqual(await idOf(plain), await idOf(dotted))
  })

  test.run()
})
