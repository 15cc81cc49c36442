import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { audit } from '../../../../features/data/contract'
import { navigationServer } from '../../../../features/navigation/server/feature'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

const PATH = '/api/navigation/links'
const business = { href: '/awards/2025', en: 'Awards', hi: 'पुरस्कार' }

eachDatabase((kind) => {
  const test = suite(`navigation links, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([navigationServer], { kind, now: new Date('2026-11-21T06:30:00.000Z') })
  })
  test.after(() => api.dispose())

  test('nothing is set at first; what an admin sets is there for everyone at once, and in the log', async () => {
    const first = await api.nobody.get(PATH)
    assert.deepEqual([first.status, first.body], [200, { version: 0, links: {} }])
    const admin = await api.as('admin')
    const links = { business, linkedin: { href: 'https://www.linkedin.com/company/foothold' } }
    const saved = await admin.put(PATH, { version: 0, links })
    assert.deepEqual([saved.status, saved.body], [200, { version: 1, links }])
    assert.deepEqual((await api.nobody.get(PATH)).body, { version: 1, links })
    const [entry] = await api.kernel.get(audit).list({ actionPrefix: 'navigation.', limit: 1 })
    assert.deepEqual([entry?.action, entry?.detail], ['navigation.links-set', { before: {}, after: links }])
  })

  test('who read an older version overwrites nothing', async () => {
    const admin = await api.as('admin')
    const { body } = await admin.get(PATH)
    const late = await admin.put(PATH, { version: body.version - 1, links: {} })
    assert.deepEqual([late.status, late.body.code], [412, 'precondition-failed'])
    assert.deepEqual((await api.nobody.get(PATH)).body, body)
  })

  test('of two who save at the same time one is told', async () => {
    const admin = await api.as('admin')
    const { body } = await admin.get(PATH)
    const answers = await Promise.all([1, 2].map(() => admin.put(PATH, body)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412])
  })

  test('each link that cannot be kept is named', async () => {
    const admin = await api.as('admin')
    const { body } = await admin.get(PATH)
    const links = {
      business: { href: 'javascript:alert(1)', en: 'x', hi: 'x' },
      'footer-grow': { href: '/x', en: 'x' },
      youtube: { href: 'https://example.in/channel' },
    }
    const refused = await admin.put(PATH, { ...body, links })
    assert.equal(refused.status, 422)
    assert.deepEqual(
      refused.body.errors.map(({ path }: { path: string }) => path),
      ['links.business.href', 'links.footer-grow.hi', 'links.youtube.href'],
    )
    assert.equal((await admin.put(PATH, { ...body, links: { myspace: { href: '/x' } } })).status, 422)
  })

  test('it takes the right to do so', async () => {
    const student = await api.as('student')
    assert.equal((await student.put(PATH, { version: 0, links: {} })).status, 403)
    assert.equal((await api.nobody.put(PATH, { version: 0, links: {} })).status, 401)
  })

  test.run()
})
