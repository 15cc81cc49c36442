import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { people } from '../../../features/session/contract'
import { demoAccounts } from '../../../features/session/contract/demo-accounts'
import { apiAddresses, type ApiRoute, apiRoutes } from '../../../features/web/contract'
import type { Subject } from '../../../kernel/index'
import { type Caller, cookiesOf, type Reply, type TestApi } from '../../support/api'
import { bootWhole } from './whole-house'

const FOREIGN = [{ origin: 'https://elsewhere.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]

const test = suite('every endpoint as every role')
let api: TestApi
let routes: readonly ApiRoute[]
test.before(async () => {
  api = await bootWhole()
  routes = api.kernel.view(apiRoutes)
})
test.after(() => api.dispose())

const changes = ({ method }: ApiRoute) => method !== 'GET'
/** Signing out last: those that follow would be asked as nobody. */
const inOrder = () => [...routes].sort((a, b) => Number(/logout/.test(a.path)) - Number(/logout/.test(b.path)))

/** A call that finds nothing and changes nothing: what it names is not there, what it says is nothing. */
function knock(caller: Caller, route: ApiRoute, headers?: Record<string, string>): Promise<Reply> {
  const path = route.path.replace(/:[^/]+/g, '999999999')
  return caller.call(route.method, path, changes(route) ? {} : undefined, headers)
}

async function compare(caller: Caller, subject: Subject, who: string): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const route of inOrder()) {
    const verdict = route.access === 'public' ? true : api.kernel.judge(route.access, subject)
    const { status, body } = await knock(caller, route)
    const agrees = verdict === true ? ![401, 403].includes(status) && status < 500 : status === verdict.status
    const said = `${status} ${JSON.stringify(body).slice(0, 120)}`
    if (!agrees) wrong.push(`${who}: ${route.id} is ${verdict === true ? 'allowed' : verdict.status}, but: ${said}`)
  }
  return wrong
}

test('endpoints of all domain features are there, each with an id of its own and a word on who may call it', () => {
  assert.ok(routes.length >= 30, `${routes.length} endpoints`)
  const ids = routes.map(({ id }) => id)
  assert.deepEqual([...new Set(ids)].sort(), [...ids].sort())
  for (const { id, access } of routes) {
    assert.match(id, /^[a-z-]+\.[a-z-]+$/)
    assert.ok(access === 'public' || access.length > 0, `${id} declares an empty access`)
  }
})

test('an address that does not begin with its feature is named in a manifest, so that it is known while the feature is off', () => {
  const named = api.kernel.view(apiAddresses).map(({ path }) => path)
  const foreign = routes.filter(({ id, path }) => !`${path}/`.startsWith(`/api/${id.split('.')[0]}/`))
  assert.ok(foreign.length >= 3, `${foreign.length} addresses of spec §7`)
  assert.deepEqual(
    foreign.map(({ path }) => path).filter((path) => !named.includes(path)),
    [],
  )
})

test('what nobody may call answers 401, the rest is answered', async () => {
  assert.deepEqual(await compare(api.nobody, undefined, 'nobody'), [])
  const guarded = routes.filter(({ access }) => access !== 'public')
  assert.ok(guarded.length >= 15, `${guarded.length} guarded endpoints`)
  for (const route of guarded) assert.equal((await knock(api.nobody, route)).status, 401, route.id)
})

for (const { word } of demoAccounts) {
  test(`${word}@demo.test is let in where the guards say so, and nowhere else`, async () => {
    const found = await api.kernel.get(people).findByEmail(`${word}@demo.test`)
    assert.ok(found)
    const subject = (await api.kernel.get(people).asSubject(found.id)) as Subject
    assert.deepEqual(await compare(await api.as(word), subject, word), [])
  })
}

test('no change is taken from another site, whatever header tells of it, and whoever is signed in', async () => {
  const login = await api.nobody.post('/api/session/login', {
    email: 'admin@demo.test',
    password: 'foothold-demo-1',
  })
  assert.equal(login.status, 200)
  const admin = api.withCookie(cookiesOf(login))
  const mutating = inOrder().filter(changes)
  assert.ok(mutating.length >= 15, `${mutating.length} endpoints that change something`)
  for (const route of mutating) {
    for (const headers of FOREIGN) {
      const { status, body } = await knock(admin, route, headers)
      assert.equal(status, 403, `${route.id} ${JSON.stringify(headers)} ${JSON.stringify(body)}`)
      if (!route.legacyBody) assert.equal(body.code, 'cross-origin', route.id)
    }
  }
  assert.equal((await admin.get('/api/session/me')).status, 200, 'a foreign page has signed the admin out')
})

test.run()
