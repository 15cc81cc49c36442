import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type ApiRoute, apiRoutes } from '../../../features/web/contract'
import { type Caller, type TestApi } from '../../support/api'
import type { Owned, OwnedThing } from '../../support/owned-thing'
import { owned as alerts } from '../alerts/owned'
import { owned as campus } from '../campus/owned'
import { owned as collections } from '../collections/owned'
import { owned as discussion } from '../discussion/owned'
import { owned as manage } from '../manage/owned'
import { owned as privacy } from '../privacy/owned'
import { owned as profile } from '../profile/owned'
import { owned as registrations } from '../registrations/owned'
import { owned as session } from '../session/owned'
import { owned as tracking } from '../tracking/owned'
import { owned as uploads } from '../uploads/owned'
import { bootWhole } from './whole-house'

const things: readonly Owned[] = [
  ...alerts,
  ...campus,
  ...collections,
  ...discussion,
  ...manage,
  ...privacy,
  ...profile,
  ...registrations,
  ...session,
  ...tracking,
  ...uploads,
]

const test = suite('every endpoint whose path names a thing, asked by its owner and by others')
let api: TestApi
let naming: readonly ApiRoute[]
test.before(async () => {
  api = await bootWhole()
  naming = api.kernel.view(apiRoutes).filter(({ path }) => path.includes(':'))
})
test.after(() => api.dispose())

const routeOf = (id: string) => naming.find((route) => route.id === id)

async function ask(caller: Caller, { method, path }: ApiRoute, { params, body, headers }: OwnedThing) {
  const address = path.replace(/:([^/]+)/g, (_, name: string) => String(params[name]))
  const { status } = await caller.call(method, address, method === 'GET' ? undefined : body, headers)
  return status
}

test('each says what strangers are answered, and each that tells owners from strangers has a thing to be tried with', () => {
  const silent = naming.filter(({ strangers }) => strangers === undefined).map(({ id }) => id)
  assert.deepEqual(silent, [], 'declare "strangers" on these endpoints')
  const apart = naming.filter(({ strangers }) => strangers !== 'same').map(({ id }) => id)
  assert.ok(apart.length >= 30, `${apart.length} endpoints name a thing that is somebody's`)
  assert.deepEqual([...apart].sort(), things.map(({ endpoint }) => endpoint).sort())
})

test('what names nothing of one person’s is guarded, or public for good', () => {
  const open = naming.filter(({ strangers, access }) => strangers === 'same' && access === 'public')
  const listings = ['deadline', 'directory', 'image', 'landing', 'opportunity', 'similar'].map(
    (word) => `listings.${word}`,
  )
  const profile = ['profile.avatar', 'profile.page']
  const wanted = [
    'banners.increase-view',
    'collections.shared',
    'discussion.faq',
    'discussion.news',
    'discussion.read',
    'documents.file',
    'documents.of',
    'gamification.shelf',
    'guardians.answer',
    'guardians.asked',
    'guardians.take-back',
    ...listings,
    'mail.leave',
    'manage.changes',
    ...profile,
    'prizes.of',
    'registrations.standing',
    'rules.of',
    'stages.calendar',
    'stages.of',
    'waitlist.place',
    'web.sitemap-part',
  ]
  const openid = ['session.begin-openid', 'session.openid-callback']
  assert.deepEqual(open.map(({ id }) => id).sort(), [...wanted, ...openid].sort())
})

for (const { endpoint, owner = 'student', stranger = 'pro', make } of things) {
  test(`${endpoint}: ${stranger} is refused what is ${owner}'s, nobody is asked to sign in, and ${owner} is served`, async () => {
    const route = routeOf(endpoint)
    assert.ok(route, `${endpoint} is no endpoint`)
    const thing = await make(api)
    const [nobody, other] = [await ask(api.nobody, route, thing), await ask(await api.as(stranger), route, thing)]
    assert.deepEqual([nobody, other], [401, route.strangers])
    // Last, for it may be gone then: the thing was there all the time, and nobody changed it.
    const own = await ask(await api.as(owner), route, thing)
    assert.ok(own >= 200 && own < 300, `${owner} is answered ${own}`)
  })
}

test.run()
