import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { audit } from '../../../../features/data/contract'
import type { Variant } from '../../../../features/banners/contract/wire-admin'
import { eachDatabase } from '../../../support/database'
import { adContent, ADS, type BannersHouse, bootBanners, NOW } from '../house'

const said = (descriptionEn: string): Variant => ({ descriptionEn, descriptionHi: '', url: '/jobs', share: 50 })

eachDatabase((kind) => {
  const test = suite(`banners, managed, ${kind}`)
  let house: BannersHouse
  test.before(async () => {
    house = await bootBanners(kind)
  })
  test.before.each(() => house.begin())
  test.after(() => house?.dispose())

  const find = async (id: number, query = '') =>
    (await (await house.as('admin')).get(`${ADS}${query}`)).body.items.find((each: { id: number }) => each.id === id)

  test('account managers write and hand in, admins approve or send back, and all of it is written down', async () => {
    const [writer, admin] = [await house.as('account-manager'), await house.as('admin')]
    const { id } = (await writer.post(ADS, adContent())).body
    assert.equal((await writer.post(`${ADS}/${id}/decide`, { version: 1, isApproved: true })).status, 403)
    assert.equal((await admin.post(`${ADS}/${id}/decide`, { version: 1, isApproved: true })).status, 409, 'a draft')
    assert.equal((await writer.post(`${ADS}/${id}/submit`, { version: 1 })).status, 204)
    assert.equal((await admin.post(`${ADS}/${id}/decide`, { version: 2, isApproved: false })).status, 422, 'no reason')
    const why = 'Say what it costs'
    assert.equal((await admin.post(`${ADS}/${id}/decide`, { version: 2, isApproved: false, why })).status, 204)
    assert.equal((await writer.put(`${ADS}/${id}`, { content: adContent({ name: 'Anew' }), version: 3 })).status, 204)
    assert.equal((await writer.post(`${ADS}/${id}/submit`, { version: 4 })).status, 204)
    assert.equal((await admin.post(`${ADS}/${id}/decide`, { version: 5, isApproved: true })).status, 204)
    assert.equal((await writer.post(`${ADS}/${id}/stop`, { why: 'Sold out' })).status, 204)
    const { phase, history } = await find(id)
    assert.equal(phase, 'stopped')
    assert.deepEqual(
      history.map((step: { to: string; by: string; why: string | null }) => [step.to, step.by, step.why]),
      [
        ['stopped', 'Vikram Rao', 'Sold out'],
        ['approved', 'Asha Pillai', null],
        ['review', 'Vikram Rao', null],
        ['draft', 'Asha Pillai', why],
        ['review', 'Vikram Rao', null],
        ['draft', 'Vikram Rao', null],
      ],
    )
    const log = await house.kernel.get(audit).list({ about: `banner:${id}`, limit: 9 })
    assert.deepEqual(
      log.map(({ action }) => action),
      ['banners.stopped', 'banners.approved', 'banners.sent-back'],
    )
    assert.deepEqual(log[1]?.detail, { isOwn: false })
  })

  test('who writes a colleague’s draft anew, hands it in and approves it can be seen for it', async () => {
    const [writer, admin] = [await house.as('account-manager'), await house.as('admin')]
    const { id } = (await writer.post(ADS, adContent())).body
    assert.equal((await admin.put(`${ADS}/${id}`, { content: adContent({ name: 'Mine' }), version: 1 })).status, 204)
    assert.equal((await admin.post(`${ADS}/${id}/submit`, { version: 2 })).status, 204)
    assert.equal((await admin.post(`${ADS}/${id}/decide`, { version: 3, isApproved: true })).status, 204)
    const [last] = await house.kernel.get(audit).list({ about: `banner:${id}`, limit: 1 })
    assert.deepEqual(last?.detail, { isOwn: true })
    assert.equal((await writer.post(`${ADS}/${id}/stop`, { why: 'Tried out' })).status, 204)
  })

  test('what was approved is neither changed nor deleted, and of two who change a draft one is told', async () => {
    const admin = await house.as('admin')
    const { id } = (await admin.post(ADS, adContent())).body
    const put = () => admin.put(`${ADS}/${id}`, { content: adContent({ name: 'Anew' }), version: 1 })
    assert.deepEqual([(await put()).status, (await put()).status], [204, 412])
    await admin.post(`${ADS}/${id}/submit`, { version: 2 })
    await admin.post(`${ADS}/${id}/decide`, { version: 3, isApproved: true })
    const again = await admin.put(`${ADS}/${id}`, { content: adContent(), version: 4 })
    assert.deepEqual([again.status, (await admin.delete(`${ADS}/${id}?version=4`)).status], [409, 409])
    assert.equal((await admin.post(`${ADS}/${id}/stop`, { why: 'x' })).status, 422, 'a reason of one letter')
    const { id: draft } = (await admin.post(ADS, adContent())).body
    assert.equal((await admin.put(`${ADS}/${draft}`, { content: adContent({ name: 'Anew' }), version: 1 })).status, 204)
    const drop = async (version: number) => (await admin.delete(`${ADS}/${draft}?version=${version}`)).status
    assert.deepEqual([await drop(1), await drop(2), await drop(2)], [412, 204, 404])
  })

  test('HTML is cleaned on its way in, on its way out, and in the look beforehand', async () => {
    const dirty =
      '<p onclick="a()">Hi <script>b()</script><a href="javascript:c()">x</a><b>you</b></p><iframe src="/"></iframe>'
    const admin = await house.as('admin')
    const cleaned = (await admin.post(`${ADS}/preview`, { html: dirty })).body.html
    assert.equal(cleaned, '<p>Hi <a rel="noopener nofollow ugc">x</a><b>you</b></p>')
    const [id] = await house.running({ variants: [said(dirty)] })
    const rows = await house.db().selectFrom('banners.variant').select('description_en').execute()
    assert.deepEqual(rows, [{ description_en: cleaned }])
    await house.db().updateTable('banners.variant').set({ description_en: dirty }).execute()
    assert.deepEqual(
      [(await house.shown(house.nobody))?.id, (await house.shown(house.nobody))?.description],
      [id, cleaned],
    )
  })

  test('what cannot be is refused: no words, an end before the start, foreign addresses, weights without bounds', async () => {
    const admin = await house.as('admin')
    const [now, before] = [NOW.toISOString(), new Date(NOW.getTime() - 1000).toISOString()]
    const wrong = [
      { variants: [] },
      { variants: [said('<script>x</script>')] },
      { variants: [said(' ')] },
      { variants: [{ ...said('x'), url: '//evil.example' }] },
      { variants: [{ ...said('x'), url: 'javascript:x' }] },
      { startsAt: now, endsAt: before },
      { startsAt: '2026-99-99T99:99:99Z' },
      { weight: 0 },
      { perDay: 0 },
      { pro: 'some' },
      { pages: ['/jobs'] },
      { name: '' },
    ]
    for (const more of wrong)
      assert.equal((await admin.post(ADS, { ...adContent(), ...more })).status, 422, JSON.stringify(more))
    const id = await house.handedIn({ endsAt: new Date(NOW.getTime() + 1000).toISOString() })
    house.setNow(new Date(NOW.getTime() + 1000))
    const late = await admin.post(`${ADS}/${id}/decide`, { version: 2, isApproved: true })
    assert.deepEqual([late.status, late.body.code], [422, 'not-ready'])
  })

  test('the list by state, with how many there are in each', async () => {
    const later = new Date(NOW.getTime() + 60_000).toISOString()
    await house.running()
    await house.running({ startsAt: later })
    await house.running({ endsAt: later })
    await house.handedIn()
    const admin = await house.as('admin')
    const phases = async () => (await admin.get(ADS)).body.items.map((each: { phase: string }) => each.phase)
    assert.deepEqual(await phases(), ['review', 'running', 'scheduled', 'running'])
    house.setNow(new Date(NOW.getTime() + 60_000))
    assert.deepEqual(await phases(), ['review', 'ended', 'running', 'running'])
    const { counts, items } = (await admin.get(`${ADS}?phase=running&limit=1`)).body
    assert.deepEqual(counts, { draft: 0, review: 1, scheduled: 0, running: 2, ended: 1, stopped: 0 })
    const next = (await admin.get(`${ADS}?phase=running&after=${items[0].id}`)).body
    assert.deepEqual([items.length, next.items.length, next.next], [1, 1, null])
  })

  test('how many members are meant', async () => {
    await house.become('student', 'college', 'engineering')
    const admin = await house.as('admin')
    const count = async (userTypes: string[], courses: string[]) =>
      (await admin.post(`${ADS}/audience`, { userTypes, courses })).body.count
    assert.ok((await count([], [])) > 10)
    assert.equal(await count(['college'], ['engineering']), 1)
    assert.equal(await count([], ['astrology']), 0)
  })

  test('everybody else is kept out', async () => {
    for (const word of ['student', 'organizer', 'volunteer']) {
      const who = await house.as(word)
      assert.deepEqual([(await who.get(ADS)).status, (await who.post(ADS, adContent())).status], [403, 403])
    }
    assert.equal((await house.nobody.get(ADS)).status, 401)
  })

  test.run()
})
