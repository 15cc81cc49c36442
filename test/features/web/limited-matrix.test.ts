import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { assessmentLinks, people } from '../../../features/session/contract'
import { type ApiRoute, apiRoutes } from '../../../features/web/contract'
import { type Caller, cookiesOf, type TestApi } from '../../support/api'
import { bootWhole } from './whole-house'

const test = suite('every endpoint in a limited session')
let api: TestApi
let routes: readonly ApiRoute[]
test.before(async () => {
  api = await bootWhole()
  routes = api.kernel.view(apiRoutes)
})
test.after(() => api.dispose())

/** What answers these endpoints give: nothing is named that is there, nothing is said. */
async function knock(caller: Caller, wanted: readonly ApiRoute[], status: number): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const { id, method, path } of wanted) {
    const reply = await caller.call(method, path.replace(/:[^/]+/g, '999999999'), method === 'GET' ? undefined : {})
    if (reply.status !== status) wrong.push(`${id}: ${reply.status} ${JSON.stringify(reply.body).slice(0, 100)}`)
  }
  return wrong
}
const closedTo = (limit: string) => routes.filter(({ openTo }) => !openTo?.includes(limit))

test('an admin who came by the link of an assessment is refused all that is not open to it, what is public too', async () => {
  const admin = await api.kernel.get(people).findByEmail('admin@demo.test')
  const link = await api.kernel.get(assessmentLinks).mint({
    personId: admin?.id ?? 0,
    path: '/assess/sql',
    title: 'SQL',
    until: new Date(Date.now() + 3_600_000),
  })
  const reply = await api.nobody.post('/api/session/assessment-link', {
    link: new URL(link).searchParams.get('assessment_link'),
  })
  const closed = closedTo('temporary')
  assert.ok(closed.length > routes.length * 0.8, `${closed.length} of ${routes.length} are closed`)
  assert.deepEqual(await knock(api.withCookie(cookiesOf(reply)), closed, 403), [])
})

test('a locked session of an admin is refused all that is guarded and not open to it', async () => {
  const credentials = { email: 'admin@demo.test', password: 'foothold-demo-1' }
  const admin = api.withCookie(cookiesOf(await api.nobody.post('/api/session/login', credentials)))
  await admin.post('/api/session/lock', { idleSince: new Date().toISOString() })
  const closed = closedTo('locked').filter(({ access }) => access !== 'public')
  assert.ok(closed.length > 30, `${closed.length} are closed`)
  assert.deepEqual(await knock(admin, closed, 423), [])
})

test.run()
