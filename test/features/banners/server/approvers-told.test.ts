import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { NotificationsTables } from '../../../../features/notifications/server/tables'
import { eachDatabase } from '../../../support/database'
import { adContent, ADS, type BannersHouse, bootBanners } from '../house'

eachDatabase((kind) => {
  const test = suite(`banners, who approves them told, ${kind}`)
  let house: BannersHouse
  test.before(async () => {
    house = await bootBanners(kind)
  })
  test.before.each(() => house.begin())
  test.after(() => house?.dispose())

  const told = async (word: string, name: string): Promise<string[]> =>
    (await (await house.as(word)).get('/api/notifications')).body.items
      .map(({ text }: { text: string }) => text)
      .filter((text: string) => text.includes(name))
  async function handIn(word: string, name: string) {
    const writer = await house.as(word)
    const { id } = (await writer.post(ADS, adContent({ name }))).body
    assert.equal((await writer.post(`${ADS}/${id}/submit`, { version: 1 })).status, 204)
    return id as number
  }

  test('who may approve an ad is told that it waits, in one line while it is unread; nobody else is', async () => {
    const id = await handIn('account-manager', 'Lumio autumn')
    const waits = ['The ad “Lumio autumn” waits for approval']
    assert.deepEqual(await told('admin', 'Lumio autumn'), waits)
    const [writer, admin] = [await house.as('account-manager'), await house.as('admin')]
    const why = 'Say what it costs'
    assert.equal((await admin.post(`${ADS}/${id}/decide`, { version: 2, isApproved: false, why })).status, 204)
    assert.equal((await writer.post(`${ADS}/${id}/submit`, { version: 3 })).status, 204)
    assert.deepEqual(await told('admin', 'Lumio autumn'), waits)
    for (const word of ['account-manager', 'student'])
      assert.equal((await told(word, 'Lumio autumn')).includes(String(waits)), false, word)
  })

  test('once somebody has decided, no mail says any more that it waits', async () => {
    const orders = async () => {
      const all = house.base.of<NotificationsTables>().selectFrom('notifications.delivery').select('state').distinct()
      const rows = await all
        .where('template', '=', 'banners.ad-waits')
        .where('event_id', 'like', `banner:${id}:%`)
        .execute()
      return rows.map(({ state }) => state)
    }
    const id = await handIn('account-manager', 'Decided at once')
    assert.deepEqual(await orders(), ['waiting'])
    const admin = await house.as('admin')
    assert.equal((await admin.post(`${ADS}/${id}/decide`, { version: 2, isApproved: true })).status, 204)
    assert.deepEqual(await orders(), ['dropped'])
  })

  test('who hands their own in is told nothing of it, others who may approve are, for as long as they may', async () => {
    const admin = await house.as('admin')
    const rights = `/api/session/rights/${await house.idOf('mentor')}`
    const given = await admin.post(`${rights}/grant`, { right: { role: 'admin' }, reason: 'Approves ads.' })
    assert.equal(given.status, 204, JSON.stringify(given.body))
    await handIn('admin', 'Mine')
    assert.deepEqual([await told('admin', 'Mine'), (await told('mentor', 'Mine')).length], [[], 1])
    const taken = await admin.post(`${rights}/revoke`, { right: { role: 'admin' }, reason: 'Elsewhere now.' })
    assert.equal(taken.status, 204, JSON.stringify(taken.body))
    await handIn('admin', 'Another')
    assert.deepEqual(await told('mentor', 'Another'), [])
  })

  test.run()
})
