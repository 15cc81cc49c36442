import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { liveTopics } from '../../../../features/web/contract'
import { liveServer } from '../../../../features/web/server/tokens'
import { contribute } from '../../../../kernel/index'
import { bootApi, type TestApi } from '../../../support/api'
import { until } from '../../../support/waiting'
import { deferred, featureWith } from '../../data/server/support'

const test = suite('live streams that were left')
let api: TestApi
let isAsked = false
const verdict = deferred()

test.before(async () => {
  const may = async () => {
    isAsked = true
    await verdict.promise
    return true
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

test.run()
