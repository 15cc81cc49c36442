import assert from 'node:assert/strict'
import { Agent, type IncomingMessage, request } from 'node:http'
import { Type } from '@sinclair/typebox'
import { suite } from 'uvu'
import { apiRoutes, endpoint, httpServer } from '../../../../features/web/contract'
import { contribute } from '../../../../kernel/index'
import { bootApi, type TestApi } from '../../../support/api'
import { until } from '../../../support/waiting'
import { deferred, featureWith } from '../../data/server/support'

const test = suite('a server that stops')
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const gate = deferred()
let isAsked = false
let api: TestApi

test.before(async () => {
  const slow = endpoint({
    id: 'garden.slow',
    method: 'GET',
    path: '/api/garden/slow',
    access: 'public',
    request: {},
    response: { 200: Type.Object({}) },
    async handle() {
      isAsked = true
      await gate.promise
      return {}
    },
  })
  api = await bootApi([featureWith('garden', [contribute(apiRoutes, slow)])], { kind: 'embedded' })
})
test.after(() => {
  agent.destroy()
  return api.dispose()
})

const ask = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(api.origin + path, { agent }, (answer) => answer.resume().once('end', () => resolve(answer)))
      .once('error', reject)
      .end()
  })

test('answers what is under way, and tells who keeps the connection that it was the last time', async () => {
  assert.equal((await ask('/livez')).headers.connection, 'keep-alive')
  const answer = ask('/api/garden/slow')
  await until('it is under way', () => isAsked)
  const drained = api.kernel.get(httpServer).drain(10_000)
  gate.resolve()
  const { statusCode, headers } = await answer
  assert.deepEqual([statusCode, headers.connection], [200, 'close'])
  await drained
})

test.run()
