import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { campusServer } from '../../../../features/campus/server/feature'
import { bootApi, type TestApi } from '../../../support/api'

const test = suite('endpoints of a feature that is off')
let api: TestApi
test.before(async () => {
  api = await bootApi([campusServer], { kind: 'embedded', switches: [{ by: 'the test', off: ['campus'] }] })
})
test.after(() => api.dispose())

for (const [method, path] of [
  ['GET', '/api/campus/institutions/1/dashboard'],
  ['GET', '/api/tpc/user'],
  ['GET', '/api/tpc/user?from=menu'],
  ['POST', '/api/tpc/user'],
] as const)
  test(`${method} ${path} says so`, async () => {
    const { status, body, headers } = await api.nobody.call(method, path)
    assert.deepEqual([status, body.code], [404, 'feature-off'])
    assert.match(headers.get('content-type') ?? '', /^application\/problem\+json/)
    assert.match(body.detail, /"campus"/)
  })

for (const path of ['/api/tpc', '/api/tpc/user/1', '/api/nothing/here', '/tpc/user?x=/api/tpc/user'])
  test(`${path}, which is nobody's, is simply not there`, async () => {
    const { status, body } = await api.nobody.get(path)
    assert.notEqual(body.code, 'feature-off')
    assert.equal(status, 404)
  })

test.run()
