import assert from 'node:assert/strict'
import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Type } from '@sinclair/typebox'
import { suite } from 'uvu'
import { apiRoutes, endpoint, httpServer } from '../../../../features/web/contract'
import { stopListening } from '../../../../hosts/server/stop-listening'
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

const ask = (path: string, by = agent, origin = api.origin) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(origin + path, { agent: by }, (answer) => answer.resume().once('end', () => resolve(answer)))
      .once('error', reject)
      .end()
  })

/** Asks on and on over one kept connection, until it is told that it was the last time. */
async function askOn(origin: string, answered: () => void): Promise<void> {
  const mine = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    for (;;) {
      const { statusCode, headers } = await ask('/livez', mine, origin)
      assert.equal(statusCode, 200)
      answered()
      if (headers.connection === 'close') return
    }
  } finally {
    mine.destroy()
  }
}

test('answers what is under way or on its way, tells who keeps the connection that it was the last time, and cuts nobody off', async () => {
  const http = createServer((asked, answer) => api.kernel.get(httpServer).handle(asked, answer))
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  let times = 0
  const clients = Promise.allSettled(Array.from({ length: 20 }, () => askOn(origin, () => void (times += 1))))
  await until('all of them ask', () => times > 60)
  assert.equal((await ask('/livez')).headers.connection, 'keep-alive')
  const answer = ask('/api/garden/slow')
  await until('it is under way', () => isAsked)
  const drained = api.kernel.get(httpServer).drain(10_000, stopListening(http))
  gate.resolve()
  const { statusCode, headers } = await answer
  assert.deepEqual([statusCode, headers.connection], [200, 'close'])
  assert.deepEqual(
    (await clients).filter(({ status }) => status === 'rejected'),
    [],
  )
  await drained
})

test.run()
