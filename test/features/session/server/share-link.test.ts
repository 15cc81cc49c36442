import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { audit } from '../../../../features/data/contract'
import { verbRunner } from '../../../../features/modules/contract'
import { bootApi, cookiesOf, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

const start = new Date('2026-11-21T10:00:00Z')
const seconds = (many: number) => new Date(start.getTime() + many * 1000)
const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')
const partners = [
  { id: 'deccan-2025', key: key(1), name: 'Deccan Connect' },
  { id: 'deccan-2026', key: key(2), name: 'Deccan Connect', logoUrl: 'https://deccan.example/logo.svg' },
]

eachDatabase((kind) => {
  const test = suite(`links of partners, ${kind}`)
  let api: TestApi
  test.before(async () => {
    const session = { publicUrl: 'http://localhost:4000', demo: true, partners }
    api = await bootApi([], { kind, now: start, settings: { session } })
  })
  test.before.each(() => api.setNow(start))
  test.after(() => api.dispose())

  async function mint(email: string, keyId = 'deccan-2026'): Promise<{ esd: string; esk: string }> {
    const says: string[] = []
    const io = { folder: '/', ask: async () => undefined, progress: () => {}, signal: new AbortController().signal }
    const args = [keyId, email, '/internships', 'Asha', 'Kulkarni']
    await api.kernel.get(verbRunner).run('share-link', { ...io, args, print: (text) => says.push(text) })
    const { searchParams } = new URL(says[0] ?? '')
    return { esd: searchParams.get('esd') ?? '', esk: searchParams.get('esk') ?? '' }
  }
  const verify = ({ esd, esk }: { esd: string; esk: string }) =>
    api.nobody.get(`/api/verify-external-source-data?${new URLSearchParams({ esd, esk })}`)
  const use = (encData: string) => api.nobody.post('/api/session/share-link', { encData })

  test('somebody new is verified by the GET, which uses nothing up, and signed in by the POST, once', async () => {
    const link = await mint('asha.kulkarni@example.in')
    const first = await verify(link)
    const { data } = (await verify(link)).body
    assert.deepEqual([first.status, first.body.status, first.body.data.status], [200, true, true])
    assert.deepEqual(
      [data.alreadyRegistered, data.ssoIctLogoUrl, data.email, data.source],
      [false, 'https://deccan.example/logo.svg', 'asha.kulkarni@example.in', 'Deccan Connect'],
    )
    const signedIn = await use(data.encData)
    assert.deepEqual([signedIn.status, signedIn.body], [200, { signedIn: true }])
    const me = (await api.withCookie(cookiesOf(signedIn)).get('/api/session/me')).body
    assert.deepEqual([me.name, me.email], ['Asha Kulkarni', 'asha.kulkarni@example.in'])
    const [device] = (await api.withCookie(cookiesOf(signedIn)).get('/api/session/devices')).body.devices
    assert.equal(device.way, 'link')
    const proof = await api.withCookie(cookiesOf(signedIn)).post('/api/session/email-change', { email: 'x@example.in' })
    assert.equal(proof.body.code, 'proof-needed', 'a link proves nothing')
    for (const { encData } of [data, first.body.data]) {
      const again = await use(encData)
      assert.deepEqual([again.status, again.body.code, again.headers.getSetCookie()], [410, 'link-refused', []])
    }
    const replay = await verify(link)
    assert.deepEqual([replay.status, replay.body.data.status], [410, false])
  })

  test('an address that has an account gets no session by a link: its owner signs in', async () => {
    const link = await mint('student@demo.test', 'deccan-2025')
    const { data } = (await verify(link)).body
    assert.equal(data.alreadyRegistered, true)
    const reply = await use(data.encData)
    assert.deepEqual(reply.body, { signedIn: false })
    assert.match(cookiesOf(reply), /^foothold_browser=[\w-]{43}$/)
    assert.equal((await verify(link)).status, 410)
  })

  test('changed, of another key, of an unknown key, of another purpose, too old: one sentence for all', async () => {
    const { esd, esk } = await mint('b@example.in')
    const middle = esd.length >> 1
    const changed = esd.slice(0, middle) + (esd[middle] === 'A' ? 'B' : 'A') + esd.slice(middle + 1)
    const { data } = (await verify({ esd, esk })).body
    const refusals = [
      await verify({ esd: changed, esk }),
      await verify({ esd, esk: 'deccan-2025' }),
      await verify({ esd, esk: 'nobody' }),
      await verify({ esd: data.encData, esk }),
    ]
    api.setNow(seconds(60))
    refusals.push(await use(data.encData))
    api.setNow(seconds(300))
    refusals.push(await verify({ esd, esk }))
    const said = refusals.map(({ status, body }) => [status, body.data?.message ?? body.detail])
    assert.deepEqual(
      said,
      Array(6).fill([410, 'Links from partners work once, for 5 minutes. Open it again from there.']),
    )
    const entries = await api.kernel.get(audit).list({ actionPrefix: 'session.share-link-refused', limit: 6 })
    const whys = entries.map(({ detail }) => (detail as { why: string }).why)
    assert.deepEqual(whys.sort(), ['expired', 'expired', 'not ours', 'not ours', 'not ours', 'unknown key'])
    assert.ok(!JSON.stringify(api.logs).includes(esd))
  })

  test('of two who use it at once one is signed in', async () => {
    const { data } = (await verify(await mint('twice@example.in'))).body
    const both = await Promise.all([use(data.encData), use(data.encData)])
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 410])
  })

  test.run()
})
