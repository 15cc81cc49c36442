import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { apiSettings, bootApi, type TestApi } from '../../../support/api'

const { web } = apiSettings('/tmp')
const test = suite('behind proxies')
let api: TestApi
test.before(async () => {
  api = await bootApi([], { kind: 'embedded', settings: { web: { ...web, trustProxy: 2 } } })
})
test.after(() => api.dispose())

const measures = async (forwarded?: string) =>
  (await api.nobody.get('/metrics', forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })).status

test('whoever writes an address into X-Forwarded-For does not pass for it: those that our proxies added count', async () => {
  assert.equal(await measures('127.0.0.1, 203.0.113.9, 10.0.0.2'), 404)
  assert.equal(await measures('127.0.0.1, 127.0.0.1, 203.0.113.9, 10.0.0.2'), 404)
})

test('an address that our outermost proxy heard from counts', async () => {
  assert.equal(await measures('203.0.113.9, 127.0.0.1, 10.0.0.2'), 200)
  assert.equal(await measures(), 200)
})

test('a change from a page of PUBLIC_URL is no stranger’s, whatever name a proxy asks under', async () => {
  const login = { email: 'student@demo.test', password: 'foothold-demo-1' }
  const from = async (origin: string) => (await api.nobody.post('/api/session/login', login, { origin })).status
  assert.deepEqual([await from(web.publicUrl), await from('http://elsewhere.example')], [200, 403])
})

test.run()
