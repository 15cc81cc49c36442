import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { suite } from 'uvu'
import { live, liveTopics } from '../../../../features/web/contract'
import { liveServer } from '../../../../features/web/server/tokens'
import { contribute } from '../../../../kernel/index'
import { bootApi, cookiesOf, type TestApi } from '../../../support/api'
import { until } from '../../../support/waiting'
import { deferred, featureWith } from '../../data/server/support'

const test = suite('live streams that were left')
let api: TestApi
let isAsked = false
let isAllowed = true
let verdict = deferred()

test.before(async () => {
  const may = async () => {
    isAsked = true
    const asAsked = isAllowed
    await verdict.promise
    return asAsked
  }
  const topic = contribute(liveTopics, { id: 'garden.growth', name: 'garden.growth', may })
  api = await bootApi([featureWith('garden', [topic])], { kind: 'embedded' })
})
test.after(() => api.dispose())

test('one that was left while it was judged is not kept', async () => {
  const leave = new AbortController()
  const stream = fetch(`${api.origin}/api/live?topics=garden.growth`, { signal: leave.signal })
  await until('the topic is judged', () => isAsked)
  leave.abort()
  await assert.rejects(stream)
  await api.nobody.get('/livez')
  verdict.resolve()
  await api.nobody.get('/livez')
  await until('nobody listens', () => api.kernel.get(liveServer).count() === 0)
})

test('one that may hear no more since it was judged, and before it stood, ends', async () => {
  verdict = deferred()
  isAsked = false
  const stream = fetch(`${api.origin}/api/live?topics=garden.growth`, { signal: AbortSignal.timeout(10_000) })
  await until('the topic is judged', () => isAsked)
  isAllowed = false
  api.kernel.get(live).recheck()
  verdict.resolve()
  await (await stream).text()
  isAllowed = true
})

test('one whose other side reads nothing is cut off, and keeps nothing in memory', async () => {
  const { hostname, port } = new URL(api.origin)
  const socket = connect(Number(port), hostname)
  socket.pause()
  socket.write(`GET /api/live?topics=garden.growth HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`)
  const count = () => api.kernel.get(liveServer).count()
  await until('it listens', () => count() === 1)
  for (let told = 0; told < 3000 && count() > 0; told++)
    await api.kernel.get(live).publish('garden.growth', { leaf: 'x'.repeat(7000) })
  await until('it is gone', () => count() === 0)
  socket.destroy()
})

test('one that waits behind another on its connection is given back with it', async () => {
  const { hostname, port } = new URL(api.origin)
  const socket = connect(Number(port), hostname)
  socket.write(`GET /api/live?topics=garden.growth HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`.repeat(12))
  const count = () => api.kernel.get(liveServer).count()
  await until('all of them stand', () => count() === 12)
  socket.destroy()
  await until('nobody listens', () => count() === 0)
})

test('a person has fifty at most; one that ends makes room', async () => {
  const login = { email: 'student@demo.test', password: 'foothold-demo-1' }
  const cookie = cookiesOf(await api.nobody.post('/api/session/login', login))
  const all = new AbortController()
  const open = (signal = all.signal) =>
    fetch(`${api.origin}/api/live?topics=garden.growth`, { signal, headers: { cookie } })
  const first = new AbortController()
  await open(first.signal)
  for (let nth = 1; nth < 50; nth++) await open()
  const full = await open()
  assert.deepEqual([full.status, full.headers.get('retry-after')], [429, '60'])
  assert.equal(((await full.json()) as { code: string }).code, 'too-many')
  first.abort()
  await until('there is room', async () => (await open()).status === 200)
  all.abort()
})

test.run()
