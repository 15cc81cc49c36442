import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { createTestDatabase, findServer } from '../support/postgres'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

/** Two servers on one database, as behind a load balancer. */
const server = findServer()
const nodes = suite('two nodes on one database')
let one: RunningSite
let other: RunningSite
let drop: () => Promise<void>

nodes.before(async () => {
  const database = await createTestDatabase(server as string, 1)
  drop = database.drop
  one = await startSite({ DATABASE_URL: database.url, DEMO: 'force' }) // makes the tables and the demo data
  other = await startSite({ DATABASE_URL: database.url, DEMO: 'force' })
})
nodes.after(async () => {
  await one?.stop()
  await other?.stop()
  await drop?.()
})

async function signIn({ origin }: RunningSite, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/session/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'foothold-demo-1' }),
  })
  assert.equal(answer.status, 200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const post = ({ origin }: RunningSite, path: string, cookie: string, body: object = {}) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function answerOf({ origin }: RunningSite, path: string, cookie = ''): Promise<readonly [number, string?]> {
  const answer = await fetch(origin + path, { headers: { cookie } })
  if (answer.status < 400) return [answer.status]
  return [answer.status, ((await answer.json()) as { code: string }).code]
}

nodes('a switch thrown at one is followed by the other, and back', async () => {
  const admin = await signIn(one, 'admin@demo.test')
  const turn = async (on: boolean) => {
    const answer = await post(one, '/api/modules/switch', admin, { feature: 'listings', on, why: 'two nodes' })
    assert.equal(answer.status, 204)
  }
  await turn(false)
  await until('the other has listings off', async () => (await answerOf(other, '/api/listings/home'))[0] === 404)
  assert.deepEqual(await answerOf(other, '/api/listings/home'), [404, 'feature-off'])
  assert.equal((await fetch(`${other.origin}/internships`)).status, 404)
  await turn(true)
  await until('the other has listings again', async () => (await answerOf(other, '/api/listings/home'))[0] === 200)
})

nodes('who signs in at one is known to the other, and unknown after signing out there', async () => {
  const student = await signIn(one, 'student@demo.test')
  assert.deepEqual(await answerOf(other, '/api/registrations/mine', student), [200])
  assert.equal((await post(other, '/api/session/logout', student)).status, 204)
  await until('the first has let go', async () => (await answerOf(one, '/api/registrations/mine', student))[0] === 401)
})

if (server) nodes.run()
else
  console.log(
    'Skipped: no PostgreSQL on 127.0.0.1:5432 and no TEST_DATABASE_URL.\n  Total:     0\n  Passed:    0\n  Skipped:   2',
  )
