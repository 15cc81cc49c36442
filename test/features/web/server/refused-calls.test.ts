import assert from 'node:assert/strict'
import { Type } from '@sinclair/typebox'
import { suite } from 'uvu'
import { apiRoutes, endpoint } from '../../../../features/web/contract'
import { contribute } from '../../../../kernel/index'
import { apiSettings, bootApi, cookiesOf, type Reply, type TestApi } from '../../../support/api'
import { featureWith } from '../../data/server/support'

const { web } = apiSettings('/tmp')
const LIMIT = 5

const water = endpoint({
  ...{ id: 'garden.water', method: 'GET', path: '/api/garden/water', access: 'public', strangers: 'same' },
  request: {},
  response: { 200: Type.Object({}) },
  rateLimit: { max: 1, seconds: 60, by: 'address' },
  handle: async () => ({}),
})

const test = suite('calls counted by address')
let api: TestApi
test.before(async () => {
  const settings = { web: { ...web, trustProxy: 1, callsPerMinute: LIMIT } }
  api = await bootApi([featureWith('garden', [contribute(apiRoutes, water)])], { kind: 'embedded', settings })
})
test.after(() => api.dispose())

const from = (address: string, path: string) => api.nobody.get(path, { 'x-forwarded-for': address })

test('what is refused is counted too, so that asking in vain costs no more than anything else', async () => {
  const replies: Reply[] = []
  for (let nth = 0; nth <= 2 * LIMIT; nth++) replies.push(await from('203.0.113.9', '/api/session/devices'))
  assert.deepEqual([...new Set(replies.slice(0, -1).map(({ status }) => status))], [401])
  const last = replies.at(-1)
  assert.deepEqual([last?.status, last?.body.code], [429, 'too-many'])
  assert.ok(Number(last?.headers.get('retry-after')) > 0)
  assert.equal((await from('203.0.113.10', '/api/session/devices')).status, 401, 'others are not kept from it')
  const beside = { 'x-forwarded-for': '203.0.113.9' }
  const login = { email: 'student@demo.test', password: 'foothold-demo-1' }
  const entered = await api.nobody.post('/api/session/login', login, beside)
  assert.equal(entered.status, 200, 'nor is anybody behind the same address kept from what they may')
  const mine = api.withCookie(cookiesOf(entered))
  assert.equal((await mine.get('/api/session/devices', beside)).status, 200)
})

test('whoever has a /64 has one share, not one for each of its addresses', async () => {
  const statuses: number[] = []
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1', '203.0.113.20', '::ffff:203.0.113.20'])
    statuses.push((await from(address, '/api/garden/water')).status)
  assert.deepEqual(statuses, [200, 429, 200, 200, 429])
})

test.run()
