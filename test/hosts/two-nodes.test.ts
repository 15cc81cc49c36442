import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
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

/** An opportunity as anybody finds it at a node, by every way there is. */
async function foundAt({ origin }: RunningSite, { id, title, path, kind }: Found) {
  const text = async (address: string) => (await fetch(origin + address, { redirect: 'manual' })).text()
  const q = encodeURIComponent(`"${title}"`)
  const [detail, list] = [
    await fetch(origin + path, { redirect: 'manual' }),
    `/api/listings/search?kind=${kind}&q=${q}`,
  ]
  const counts = JSON.parse(await text(`/api/listings/facets?kind=${kind}&q=${q}`)) as { total: number }
  const ways = [list, `/api/listings/feed.rss?q=${q}`, `/api/listings/feed.ics?q=${q}`, `/all-opportunities?q=${q}`]
  const said = await Promise.all([...ways, '/sitemaps/listings.opportunities-1.xml'].map(text))
  return {
    lists: said.map((each) => each.replace(/\r\n[ \t]/g, '').includes(path)), // calendars break long lines
    counted: counts.total,
    detail: detail.status,
    indexed: detail.status === 200 && !(await detail.text()).includes('noindex'),
    api: (await fetch(`${origin}/api/listings/opportunities/${id}`)).status,
  }
}

interface Found {
  readonly id: number
  readonly title: string
  readonly path: string
  readonly kind: string
}

nodes(
  'who may see an opportunity is changed at one, and holds at the other: in lists, counts, feeds, maps, kept pages',
  async () => {
    const organizer = await signIn(one, 'organizer@demo.test')
    const mine = await (
      await fetch(`${one.origin}/api/manage/mine?state=approved`, { headers: { cookie: organizer } })
    ).json()
    const { id } = (mine as { items: readonly Found[] }).items[0] as Found
    const found = (await (await fetch(`${other.origin}/api/listings/opportunities/${id}`)).json()) as Found
    const show = async (visibility: string) => {
      const answer = await fetch(`${one.origin}/api/manage/opportunities/${id}/visibility`, {
        method: 'PUT',
        headers: { origin: one.origin, cookie: organizer, 'content-type': 'application/json' },
        body: JSON.stringify({ visibility }),
      })
      assert.equal(answer.status, 204)
    }
    await show('public')
    const everywhere = await foundAt(other, found)
    const nowhere = { lists: everywhere.lists.map(() => false), counted: everywhere.counted - 1, indexed: false }
    const byAddress = { ...nowhere, detail: 200, api: 200 }
    const byInvitation = { ...nowhere, detail: 302, api: 401 }
    assert.deepEqual([everywhere.lists, everywhere.indexed], [everywhere.lists.map(() => true), true])
    for (const [visibility, expected] of [
      ['link', byAddress],
      ['invited', byInvitation],
      ['public', everywhere],
    ] as const) {
      await show(visibility)
      // What the other has just been asked, it keeps: it must forget it.
      await until(`the other shows it as ${visibility}`, async () =>
        isDeepStrictEqual(await foundAt(other, found), expected),
      )
      assert.deepEqual(await foundAt(one, found), expected)
    }
  },
)

if (server) nodes.run()
else
  console.log(
    'Skipped: no PostgreSQL on 127.0.0.1:5432 and no TEST_DATABASE_URL.\n  Total:     0\n  Passed:    0\n  Skipped:   3',
  )
