import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { audit, personalRecords } from '../../../../features/data/contract'
import { people } from '../../../../features/session/contract'
import { bootApi, type Caller, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { addAddress, codeIn, createJar, type Jar, mailTo, signUp, signUpProved, tokenIn } from '../house'

const PATH = '/api/session/addresses'
const PASSWORD = 'seven monsoon kites'

eachDatabase((kind) => {
  const test = suite(`several addresses of one person, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([], { kind })
  })
  test.after(() => api.dispose())

  const add = (jar: Caller, email: string) => addAddress(api, jar, email)
  const settings = async (jar: Caller) => (await jar.get('/api/session/settings/account')).body
  const idOf = async (jar: Caller) => (await jar.get('/api/session/me')).body.id as number
  const emailOf = async (jar: Caller) => (await jar.get('/api/session/me')).body.email as string
  const addressId = async (jar: Caller, email: string) =>
    (await settings(jar)).addresses.find((each: { email: string }) => each.email === email)?.id as number
  async function login(email: string, password = PASSWORD): Promise<Jar> {
    const jar = createJar(api.origin)
    await jar.post('/api/session/login', { email, password })
    return jar
  }
  async function loginByCode(email: string): Promise<Jar> {
    const jar = createJar(api.origin)
    await jar.post('/api/session/codes', { email })
    const code = codeIn(await mailTo(api, email, 'session.code'))
    assert.equal((await jar.post('/api/session/codes/use', { email, code })).status, 200)
    return jar
  }

  test('the code that went there adds it; it logs in by password and by code, and mails go to the main one', async () => {
    const jar = await signUpProved(api, 'main@example.in')
    assert.equal((await add(jar, 'college@example.in')).status, 201)
    const { addresses } = await settings(jar)
    assert.deepEqual([addresses.length, addresses[0].email], [1, 'college@example.in'])
    const ids = [
      await idOf(jar),
      await idOf(await login('College@example.in')),
      await idOf(await loginByCode('college@example.in')),
    ]
    assert.equal(new Set(ids).size, 1, ids.join(', '))
    assert.equal(await emailOf(jar), 'main@example.in')
    await mailTo(api, 'main@example.in', 'session.address-added')
    assert.deepEqual(
      (await api.kernel.get(people).addresses(ids[0] ?? 0)).map(({ email, isProved }) => [email, isProved]),
      [
        ['main@example.in', true],
        ['college@example.in', true],
      ],
    )
  })

  test('whose first address is not proved adds none, nor does a code of another kind or of another browser', async () => {
    const jar = await signUp(api, 'unproved@example.in')
    assert.equal((await jar.post(PATH, { email: 'more@example.in' })).body.code, 'step-not-reached')
    const proved = await signUpProved(api, 'proved@example.in')
    await proved.post(PATH, { email: 'more@example.in' })
    const code = codeIn(await mailTo(api, 'more@example.in', 'session.address-code'))
    const given = { email: 'more@example.in', code }
    assert.equal((await proved.post('/api/session/codes/use', given)).body.code, 'wrong-code', 'it logs nobody in')
    assert.equal((await (await login('proved@example.in')).post(`${PATH}/prove`, given)).body.code, 'wrong-code')
    assert.equal((await proved.post(`${PATH}/prove`, given)).status, 201)
    assert.equal((await proved.post(`${PATH}/prove`, given)).body.code, 'wrong-code', 'it was used')
  })

  test('a taken address is answered alike, its owner is told, and nobody signs up with another one of somebody', async () => {
    const jar = await signUpProved(api, 'wants@example.in')
    const owner = await signUpProved(api, 'owner@example.in')
    await add(owner, 'second@example.in')
    for (const email of ['owner@example.in', 'second@example.in']) {
      assert.equal((await jar.post(PATH, { email })).status, 202)
      await mailTo(api, email, 'session.address-in-use')
      const guessed = await jar.post(`${PATH}/prove`, { email, code: '123456' })
      assert.equal(guessed.body.code, 'wrong-code')
    }
    const asked = { name: 'Nisha Rao', email: 'Second@example.in', password: PASSWORD }
    assert.equal((await createJar(api.origin).post('/api/session/signup', asked)).body.signedIn, false)
    await mailTo(api, 'second@example.in', 'session.address-taken')
    assert.equal((await owner.post(PATH, { email: 'second@example.in' })).status, 422, 'it is theirs already')
  })

  test('of two who prove the same address at once one gets it, and of one who signs up with it meanwhile neither both', async () => {
    const [a, b] = [await signUpProved(api, 'a@example.in'), await signUpProved(api, 'b@example.in')]
    const given = []
    for (const jar of [a, b]) {
      const last = given.at(-1)?.mail ?? 0
      await jar.post(PATH, { email: 'both@example.in' })
      const mail = await mailTo(api, 'both@example.in', 'session.address-code', last)
      given.push({ jar, mail: mail.id, code: codeIn(mail) })
    }
    const answers = await Promise.all(
      given.map(({ jar, code }) => jar.post(`${PATH}/prove`, { email: 'both@example.in', code })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
    await a.post(PATH, { email: 'late@example.in' })
    const code = codeIn(await mailTo(api, 'late@example.in', 'session.address-code'))
    await signUp(api, 'late@example.in')
    assert.equal((await a.post(`${PATH}/prove`, { email: 'late@example.in', code })).body.code, 'email-taken')
  })

  test('another one becomes the main one: the old one stays and logs in, sessions elsewhere end', async () => {
    const jar = await signUpProved(api, 'first@example.in')
    await add(jar, 'next@example.in')
    const elsewhere = await login('first@example.in')
    const known = `${PATH}/${await addressId(jar, 'next@example.in')}`
    assert.equal((await jar.post('/api/session/email-change', { email: 'third@example.in' })).status, 202)
    assert.equal((await jar.post(`${known}/main`)).status, 204)
    const twice = await jar.post(`${known}/main`)
    assert.equal(twice.status, 404, 'said twice it is the main one all the same')
    assert.equal((await jar.delete(known)).status, 404, 'a page from before does nothing to what stands in its place')
    assert.deepEqual([await emailOf(jar), (await elsewhere.get('/api/session/me')).status], ['next@example.in', 401])
    assert.equal((await settings(jar)).change, null, 'what was asked of the main one before waits for nobody')
    assert.equal(await idOf(await login('first@example.in')), await idOf(jar))
    const undo = tokenIn(await mailTo(api, 'first@example.in', 'session.address-main'))
    assert.deepEqual((await api.nobody.post('/api/session/email-change/answer', { token: undo })).body, {
      outcome: 'back',
    })
    assert.equal((await jar.get('/api/session/me')).status, 401)
    assert.equal(await emailOf(await login('first@example.in')), 'first@example.in')
    assert.equal((await (await login('next@example.in')).get('/api/session/me')).status, 401)
  })

  test('what somebody else added is taken back from the main address, with what came after it', async () => {
    const jar = await signUpProved(api, 'mine@example.in')
    await add(jar, 'thief@example.in')
    await add(jar, 'thief2@example.in')
    const first = await mailTo(api, 'mine@example.in', 'session.address-added')
    const { body } = await api.nobody.get('/api/mail/messages')
    const told = (body as { id: number; to: string; about: string; text: string }[])
      .filter((each) => each.to === 'mine@example.in' && each.about === 'session.address-added')
      .sort((one, other) => one.id - other.id)[0]
    const token = tokenIn({ ...first, text: told?.text ?? '' })
    assert.deepEqual((await api.nobody.post('/api/session/email-change/answer', { token })).body, { outcome: 'back' })
    assert.deepEqual((await settings(await login('mine@example.in'))).addresses, [])
  })

  test('a removed one logs in no more, nor does what was mailed to it; the main one cannot be removed', async () => {
    const jar = await signUpProved(api, 'stays@example.in')
    await add(jar, 'goes@example.in')
    const phone = createJar(api.origin)
    await phone.post('/api/session/codes', { email: 'goes@example.in' })
    const code = codeIn(await mailTo(api, 'goes@example.in', 'session.code'))
    assert.equal((await jar.delete(`${PATH}/${await addressId(jar, 'goes@example.in')}`)).status, 204)
    assert.equal(
      (await phone.post('/api/session/codes/use', { email: 'goes@example.in', code })).body.code,
      'wrong-code',
    )
    assert.equal((await (await login('goes@example.in')).get('/api/session/me')).status, 401)
    for (const to of ['stays@example.in', 'goes@example.in']) await mailTo(api, to, 'session.address-removed')
    assert.equal((await jar.delete(`${PATH}/${await idOf(jar)}`)).status, 404)
    await signUp(api, 'goes@example.in')
  })

  test('guesses count for the account, whichever of its addresses is tried', async () => {
    const jar = await signUpProved(api, 'guessed@example.in')
    await add(jar, 'guessed2@example.in')
    const guess = async (email: string) =>
      (await createJar(api.origin).post('/api/session/login', { email, password: 'not this one' })).status
    for (let tries = 0; tries < 5; tries++) assert.equal(await guess('guessed@example.in'), 401)
    assert.deepEqual([await guess('guessed2@example.in'), await guess('guessed@example.in')], [429, 429])
  })

  test('all are handed out on request, and free again after the erasure', async () => {
    const jar = await signUpProved(api, 'exported@example.in')
    await add(jar, 'exported2@example.in')
    const [records, id] = [api.kernel.get(personalRecords), await idOf(jar)]
    assert.match(JSON.stringify((await records.export(id))['session.account']), /exported2@example\.in/)
    await records.erase(id)
    assert.deepEqual((await api.kernel.get(people).addresses(id)).length, 1)
    for (const email of ['exported@example.in', 'exported2@example.in']) await signUp(api, email)
  })

  test('the log keeps what was done to an erased account, and neither its addresses nor where it came from', async () => {
    const jar = await signUpProved(api, 'logged@example.in')
    await add(jar, 'logged2@example.in')
    const about = `person:${await idOf(jar)}`
    const list = () => api.kernel.get(audit).list({ about, limit: 20 })
    const before = await list()
    assert.match(JSON.stringify(before), /"name":"logged2@example\.in","address":"127\.0\.0\.1"/)
    await api.kernel.get(personalRecords).erase(await idOf(jar))
    const after = await list()
    assert.deepEqual(
      after.map(({ id, action }) => [id, action]),
      before.map(({ id, action }) => [id, action]),
    )
    assert.doesNotMatch(JSON.stringify(after), /logged|127\.0\.0\.1/)
  })

  test('a merge brings them along, the main one too, and gives them back', async () => {
    const [from, to] = [await signUpProved(api, 'old@example.in'), await signUpProved(api, 'kept@example.in')]
    await add(from, 'old2@example.in')
    const admin = await api.as('admin')
    const pair = { from: await idOf(from), to: await idOf(to) }
    const { id } = (await admin.post('/api/session/merges', { ...pair, reason: 'Signed up twice' })).body
    assert.equal((await admin.post(`/api/session/merges/${id}/confirm`)).status, 204)
    for (const email of ['old@example.in', 'old2@example.in', 'kept@example.in'])
      assert.equal(await idOf(await loginByCode(email)), pair.to, email)
    assert.equal((await admin.get(`/api/session/merges/${id}`)).body.from.email, 'old@example.in')
    const makeMain = async (email: string) =>
      assert.equal((await to.post(`${PATH}/${await addressId(to, email)}/main`)).status, 204, email)
    for (const email of ['old2@example.in', 'old@example.in']) {
      await makeMain(email) // the one before is in a row of its own again
      const { code, detail } = (await admin.post(`/api/session/merges/${id}/undo`)).body
      assert.deepEqual([code, detail.includes(email)], ['merge-refused', true])
    }
    await makeMain('kept@example.in')
    assert.equal((await admin.post(`/api/session/merges/${id}/undo`)).status, 204)
    await mailTo(api, 'old@example.in', 'session.unmerged')
    for (const email of ['old@example.in', 'old2@example.in'])
      assert.equal(await idOf(await login(email)), pair.from, email)
    assert.deepEqual((await settings(to)).addresses, [])
  })

  test.run()
})
