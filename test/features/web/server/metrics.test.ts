import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootApi, type TestApi } from '../../../support/api'

const test = suite('who may measure')
let api: TestApi
test.before(async () => {
  api = await bootApi([], { kind: 'embedded' })
})
test.after(() => api.dispose())

test('this machine may, and nobody for whom a proxy on it asks', async () => {
  const status = async (headers: Record<string, string>) => (await api.nobody.get('/metrics', headers)).status
  assert.deepEqual([await status({}), await status({ 'x-forwarded-for': '203.0.113.9' })], [200, 404])
})

test.run()
