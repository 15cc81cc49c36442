import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { audit } from '../../../../features/data/contract'
import { verbRunner } from '../../../../features/modules/contract'
import { people } from '../../../../features/session/contract'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { mailTo, tokenIn } from '../house'

eachDatabase((kind) => {
  const test = suite(`verbs of accounts, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([], { kind })
  })
  test.after(() => api.dispose())

  /** `npm run admin -- <line>`, with a person who types the answer. */
  async function admin(line: string, answer?: string) {
    const [verb, ...args] = line.split(' ')
    const says: string[] = []
    const exit = await api.kernel.get(verbRunner).run(verb, {
      args,
      folder: '/',
      print: (text) => says.push(text),
      ask: async () => answer,
      progress: () => {},
      signal: new AbortController().signal,
    })
    return { exit, says: says.join('\n') }
  }

  async function audited(email: string) {
    const person = await api.kernel.get(people).findByEmail(email)
    const entries = await api.kernel.get(audit).list({ about: `person:${person?.id}`, limit: 20 })
    return entries
      .filter(({ action }) => action !== 'session.signed-in')
      .map(({ action, detail, personId }) => [action, detail, personId])
  }

  test('users shows who they are, what they may and whether they come', async () => {
    await api.as('recruiter')
    const { exit, says } = await admin('users bose')
    assert.equal(exit, 0)
    const [head, row, ...rest] = says.split('\n')
    assert.match(head ?? '', /^id +name +email +roles and modules +state +last seen/)
    assert.match(
      row ?? '',
      /^\d+ +Ishita Bose +recruiter@demo\.test +user recruiter recruiters-panel +active +\d{4}-\d\d-\d\d \d\d:\d\d$/,
    )
    assert.deepEqual(rest, [])
  })

  test('users says so when nobody fits, and takes % for a sign like any other', async () => {
    assert.deepEqual(await admin('users zz%'), { exit: 1, says: `Nobody's name or address has "zz%" in it.` })
    assert.equal((await admin('users %')).exit, 1)
  })

  test('a role that is granted and revoked counts at once for a session that is open', async () => {
    const intern = await api.as('ops-intern')
    const status = async () => (await intern.get('/api/session/people?search=me')).status
    assert.equal(await status(), 403)
    const given = await admin('grant OPS-intern@demo.test admin')
    assert.deepEqual(given, { exit: 0, says: 'Zoya Khan (ops-intern@demo.test) now has admin.' })
    assert.equal(await status(), 200)
    assert.match((await admin('grant ops-intern@demo.test admin')).says, /already has admin/)
    assert.match((await admin('revoke ops-intern@demo.test admin')).says, /no longer has admin/)
    assert.equal(await status(), 403)
    assert.match((await admin('revoke ops-intern@demo.test admin')).says, /does not have admin/)
    const detail = { role: 'admin', by: 'command line' }
    assert.deepEqual(await audited('ops-intern@demo.test'), [
      ['session.right-revoked', detail, undefined],
      ['session.right-granted', detail, undefined],
    ])
  })

  test('the last admin keeps the role, as on the page', async () => {
    const { exit, says } = await admin('revoke admin@demo.test admin')
    assert.equal(exit, 1)
    assert.match(says, /This is the last admin\. Make somebody else one first\./)
    assert.equal((await (await api.as('admin')).get('/api/session/people?search=me')).status, 200)
  })

  test('a module is a right like a role', async () => {
    const volunteer = await api.as('volunteer')
    await admin('grant volunteer@demo.test users')
    assert.equal((await volunteer.get('/api/session/people?search=me')).status, 200)
    await admin('revoke volunteer@demo.test users')
    assert.equal((await volunteer.get('/api/session/people?search=me')).status, 403)
    assert.deepEqual((await audited('volunteer@demo.test'))[0], [
      'session.right-revoked',
      { module: 'users', by: 'command line' },
      undefined,
    ])
  })

  test('what is misspelt is refused with what there is', async () => {
    const email = await admin('grant volunter@demo.test admin')
    assert.deepEqual(email, {
      exit: 1,
      says: 'Nobody has the address volunter@demo.test. Did you mean "volunteer@demo.test"?',
    })
    const role = await admin('grant volunteer@demo.test organiser')
    assert.equal(role.exit, 1)
    assert.match(
      role.says,
      /no role or module "organiser"\. Did you mean "organizer"\?\n {2}roles: admin, .*\n {2}modules:/,
    )
    assert.match((await admin('revoke volunteer@demo.test user')).says, /Everyone is a user/)
    assert.match((await admin('grant volunteer@demo.test')).says, /^Say whose, and which: grant/)
    assert.deepEqual((await audited('volunteer@demo.test')).length, 2) // of the test before: refusals change nothing
  })

  test('a new password ends all sessions, and the old one no longer fits', async () => {
    const evaluator = await api.as('evaluator')
    const email = 'evaluator@demo.test'
    const signIn = async (password: string) => (await api.nobody.post('/api/session/login', { email, password })).status
    const { exit, says } = await admin(`password ${email}`, 'plum lantern cobbler nine')
    assert.equal(exit, 0, says)
    assert.equal((await evaluator.get('/api/session/me')).status, 401)
    assert.deepEqual([await signIn('foothold-demo-1'), await signIn('plum lantern cobbler nine')], [401, 200])
    assert.deepEqual((await audited(email))[0], ['session.password-set', { by: 'command line' }, undefined])
  })

  test('nothing that was mailed or half opened before a new password sets another one', async () => {
    const email = 'tpo-coordinator@demo.test'
    await api.nobody.post('/api/session/password/forgot', { email })
    const token = tokenIn(await mailTo(api, email, 'session.reset-password'))
    assert.equal((await admin(`password ${email}`, 'plum lantern cobbler nine')).exit, 0)
    const reset = await api.nobody.post('/api/session/password/reset', { token, password: 'seven monsoon kites' })
    assert.deepEqual([reset.status, reset.body.code], [410, 'link-expired'])
  })

  test('a password that is none, too short or too easy changes nothing', async () => {
    const email = 'mentor@demo.test'
    assert.match((await admin(`password ${email}`)).says, /No new password came/)
    assert.match((await admin(`password ${email}`, 'short')).says, /at least 8/)
    assert.match((await admin(`password ${email}`, 'password1')).says, /first that guessers try/)
    assert.deepEqual(await audited(email), [])
    assert.equal((await (await api.as('mentor')).get('/api/session/me')).status, 200)
  })

  test.run()
})
