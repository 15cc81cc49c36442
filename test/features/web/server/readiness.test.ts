import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { healthChecks } from '../../../../features/web/contract'
import { createReadiness } from '../../../../features/web/server/readiness'
import { contribute } from '../../../../kernel/index'
import { bootApi, type TestApi } from '../../../support/api'
import { deferred, featureWith } from '../../data/server/support'

const test = suite('readiness')
let api: TestApi
const check = async () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.5:5432'))
test.before(async () => {
  const ill = contribute(healthChecks, { id: 'garden.well', needed: true, check })
  api = await bootApi([featureWith('garden', [ill])], { kind: 'embedded' })
})
test.after(() => api.dispose())

test('everybody is told whether it is ready, and why not only who may measure', async () => {
  const ask = async (headers: Record<string, string>) => {
    const { status, body } = await api.nobody.get('/readyz', headers)
    const well = body.checks.find(({ id }: { id: string }) => id === 'garden.well')
    return [status, body.status, well]
  }
  const state = { id: 'garden.well', needed: true, well: false }
  const says = 'Error: connect ECONNREFUSED 10.0.0.5:5432'
  assert.deepEqual(await ask({}), [503, 'not ready', { ...state, says }])
  assert.deepEqual(await ask({ 'x-forwarded-for': '203.0.113.9' }), [503, 'not ready', state])
})

test('whoever asks while others do, or a moment later, shares their look', async () => {
  const gate = deferred()
  let [looks, at] = [0, 0]
  const now = async () => {
    looks++
    await gate.promise
    return []
  }
  const look = createReadiness({ now }, () => at)
  const asked = [look(), look()]
  at = 60_000
  asked.push(look())
  gate.resolve()
  await Promise.all(asked)
  at += 999
  await look()
  assert.equal(looks, 1)
  at += 1
  await look()
  assert.equal(looks, 2)
})

test('a look that fails at once is not one: the next asks anew', async () => {
  let [isBroken, at, looks] = [false, 0, 0]
  const now = () => {
    looks++
    if (isBroken) throw new Error('no checks')
    return Promise.resolve([])
  }
  const look = createReadiness({ now }, () => at)
  await look()
  ;[isBroken, at] = [true, 60_000]
  for (const _ of [1, 2]) assert.throws(look, /no checks/)
  assert.equal(looks, 3)
})

test.run()
