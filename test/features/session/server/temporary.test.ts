import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import { verbRunner } from '../../../../features/modules/contract'
import { assessmentLinks } from '../../../../features/session/contract'
import { apiRoutes } from '../../../../features/web/contract'
import { bootApi, type Caller, cookiesOf, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

const start = new Date('2026-11-21T10:00:00Z')
const hours = (many: number) => new Date(start.getTime() + many * 3_600_000)

eachDatabase((kind) => {
  const test = suite(`a login for an assessment, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([], { kind, now: start })
  })
  test.before.each(() => api.setNow(start))
  test.after(() => api.dispose())

  async function mint(line = 'student@demo.test /assess/sql 2 Kaveri SQL test'): Promise<string> {
    const says: string[] = []
    const io = { folder: '/', ask: async () => undefined, progress: () => {}, signal: new AbortController().signal }
    const args = line.split(' ')
    await api.kernel.get(verbRunner).run('assessment-link', { ...io, args, print: (text) => says.push(text) })
    return new URL(says[0] ?? '').searchParams.get('assessment_link') ?? ''
  }
  const redeem = (link: string, caller: Caller = api.nobody) => caller.post('/api/session/assessment-link', { link })

  test('the link signs in for the assessment and closes everything that does not say it is open to it', async () => {
    const reply = await redeem(await mint())
    assert.equal(reply.status, 204)
    const candidate = api.withCookie(cookiesOf(reply))
    const me = await candidate.get('/api/session/me')
    assert.deepEqual([me.body.email, me.body.is_assessment_token], ['student@demo.test', true])
    assert.deepEqual((await candidate.get('/api/session/temporary')).body, {
      title: 'Kaveri SQL test',
      path: '/assess/sql',
      until: hours(2).toISOString(),
    })
    const closed = api.kernel.view(apiRoutes).filter(({ openTo }) => !openTo?.includes('temporary'))
    assert.ok(closed.length > 10)
    for (const { method, path, id, legacyBody } of closed) {
      const { status, body } = await candidate.call(
        method,
        path.replace(/:[^/]+/g, '1'),
        method === 'GET' ? undefined : {},
      )
      assert.deepEqual([id, status, body.code], [id, 403, legacyBody ? undefined : 'temporary-session'])
    }
    assert.equal((await candidate.post('/api/session/logout')).status, 204)
  })

  test('it works once, not when changed, and not past its time', async () => {
    const [used, late] = [await mint(), await mint()]
    assert.equal((await redeem(used)).status, 204)
    const refused = async (link: string) => {
      const { status, body, headers } = await redeem(link)
      return [status, body.code, headers.getSetCookie().length]
    }
    const changed = `${used.slice(0, -4)}${used.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    for (const link of [used, changed, 'nonsense']) assert.deepEqual(await refused(link), [410, 'link-refused', 0])
    api.setNow(hours(2))
    assert.deepEqual(await refused(late), [410, 'link-refused', 0])
  })

  test('of two who open it at once one is let in', async () => {
    const link = await mint()
    const both = await Promise.all([redeem(link), redeem(link)])
    assert.deepEqual(both.map(({ status }) => status).sort(), [204, 410])
  })

  test('whoever was signed in before is signed out, and the login ends with the assessment', async () => {
    const before = api.withCookie(
      cookiesOf(await api.nobody.post('/api/session/login', { email: 'pro@demo.test', password: 'foothold-demo-1' })),
    )
    const candidate = api.withCookie(cookiesOf(await redeem(await mint(), before)))
    assert.equal((await before.get('/api/session/me')).status, 401)
    const { id } = (await candidate.get('/api/session/me')).body
    const links = api.kernel.get(assessmentLinks)
    await api.kernel.get(database).transact((tx) => links.end(tx, id, '/assess/another'))
    assert.equal((await candidate.get('/api/session/me')).status, 200)
    await api.kernel.get(database).transact((tx) => links.end(tx, id, '/assess/sql'))
    assert.equal((await candidate.get('/api/session/me')).status, 401)
  })

  test.run()
})
