import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { apiRoutes } from '../../../../features/web/contract'
import { demoAccounts } from '../../../../features/session/contract/demo-accounts'
import { bootProfile, type ProfileHouse } from '../house'

const test = suite('profile, every endpoint as every role')
let house: ProfileHouse
test.before(async () => {
  house = await bootProfile('embedded')
})
test.after(() => house.dispose())

const PUBLIC = ['GET /api/profile/people/:who', 'GET /api/profile/avatars/:file']
const PUBLIC_ANSWER = [200, 404]

const routes = () => house.kernel.view(apiRoutes).filter(({ path }) => path.startsWith('/api/profile'))
const filled = (path: string) =>
  path.replace(':who', 'demo-student').replace(':file', '3f2b8d7e-8f5a-4c0e-9b57-2f1f6d1f0a11').replace(':id', '999999')

test('nobody reads public pages and photos, and nothing else', async () => {
  assert.ok(routes().length >= 48, String(routes().length))
  for (const { method, path } of routes()) {
    const { status } = await house.nobody.call(method, filled(path), method === 'GET' ? undefined : {})
    if (PUBLIC.includes(`${method} ${path}`)) assert.ok(PUBLIC_ANSWER.includes(status), path)
    else assert.equal(status, 401, `${method} ${path}`)
  }
})

test('everyone who is signed in has a profile of their own, whatever their roles', async () => {
  const reads = routes().filter(({ method, path }) => method === 'GET' && !path.includes(':'))
  for (const { word } of demoAccounts) {
    const caller = await house.as(word)
    for (const { path } of reads) {
      const query = path.endsWith('/username') ? '?username=some-name' : path.endsWith('/colleges') ? '?q=pune' : ''
      assert.equal((await caller.get(path + query)).status, 200, `${word} ${path}`)
    }
    assert.equal((await caller.get('/api/profile/own')).body.id, await house.idOf(word))
  }
})

test('no role reads or changes what is somebody else’s', async () => {
  const entry = await house.add(await house.as('student'), 'hobbies', { name: 'Mine', note: null })
  await (await house.as('student')).put('/api/profile/privacy', {
    levels: { ...(await (await house.as('student')).get('/api/profile/privacy')).body.levels, hobbies: 'me' },
    isIndexed: false,
  })
  for (const { word } of demoAccounts.filter((each) => each.word !== 'student')) {
    const caller = await house.as(word)
    assert.equal((await caller.delete(`/api/profile/own/hobbies/${entry.body.id}`)).status, 404, word)
    const { profile } = (await caller.get('/api/profile/people/demo-student/seen')).body
    assert.equal('hobbies' in profile.sections, false, word)
  }
})

test.run()
