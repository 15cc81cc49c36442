import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { liveTopics } from '../../../../features/web/contract'
import { contribute } from '../../../../kernel/index'
import { bootApi, cookiesOf, type TestApi } from '../../../support/api'
import { findServer } from '../../../support/postgres'
import { featureWith } from '../../data/server/support'

if (findServer() !== undefined) {
  const test = suite('streams of a session, through two nodes')
  let nodes: readonly [TestApi, TestApi]
  test.before(async () => {
    const may = (subject: unknown) => subject !== undefined
    const garden = () => featureWith('garden', [contribute(liveTopics, { id: 'garden.own', name: 'garden.own', may })])
    const one = await bootApi([garden()], { kind: 'postgres' })
    nodes = [one, await bootApi([garden()], { kind: 'postgres', beside: one })]
  })
  test.after(async () => {
    for (const node of [...nodes].reverse()) await node.dispose()
  })

  test('a stream ends with its session, whichever node ends it', async () => {
    const [one, other] = nodes
    const login = { email: 'student@demo.test', password: 'foothold-demo-1' }
    const cookie = cookiesOf(await one.nobody.post('/api/session/login', login))
    const streams = await Promise.all(
      nodes.map(({ origin }) =>
        fetch(`${origin}/api/live?topics=garden.own`, { headers: { cookie }, signal: AbortSignal.timeout(10_000) }),
      ),
    )
    assert.equal((await other.withCookie(cookie).post('/api/session/logout')).status, 204)
    await Promise.all(streams.map((stream) => stream.text()))
    assert.equal((await one.withCookie(cookie).get('/api/session/me')).status, 401)
  })

  test.run()
}
