import assert from 'node:assert/strict'
import { Type } from '@sinclair/typebox'
import { suite } from 'uvu'
import { apiRoutes, endpoint } from '../../../../features/web/contract'
import { contribute } from '../../../../kernel/index'
import { bootApi, type TestApi } from '../../../support/api'
import { featureWith } from '../../data/server/support'

const test = suite('requests in the log')
let api: TestApi
test.before(async () => {
  const leave = endpoint({
    id: 'garden.leave',
    method: 'POST',
    path: '/api/garden/leave/:token',
    access: 'public',
    request: { params: Type.Object({ token: Type.String() }) },
    response: { 204: Type.Null() },
    handle: async () => {
      throw new Error('The gate is stuck')
    },
  })
  api = await bootApi([featureWith('garden', [contribute(apiRoutes, leave)])], { kind: 'embedded' })
})
test.after(() => api.dispose())

test('one that failed stands there with its endpoint, and without what is secret in its address', async () => {
  assert.equal((await api.nobody.post('/api/garden/leave/opens-the-gate?esd=signed')).status, 500)
  const lines = api.logs.filter(({ says }) => says === 'A request was slow or failed')
  assert.deepEqual(
    lines.map(({ about }) => (about as { path: string }).path),
    ['/api/garden/leave/:token'],
  )
  assert.ok(!/opens-the-gate|signed/.test(JSON.stringify(api.logs)))
})

test.run()
