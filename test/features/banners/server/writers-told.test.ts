import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { personMerges } from '../../../../features/data/contract'
import { eachDatabase } from '../../../support/database'
import { adContent, ADS, type BannersHouse, bootBanners } from '../house'

eachDatabase((kind) => {
  const test = suite(`banners, their writers told, ${kind}`)
  let house: BannersHouse
  test.before(async () => {
    house = await bootBanners(kind)
  })
  test.before.each(() => house.begin())
  test.after(() => house?.dispose())

  const told = async (word: string): Promise<string[]> =>
    (await (await house.as(word)).get('/api/notifications')).body.items.map(({ text }: { text: string }) => text)

  test('whoever wrote an ad is told what became of it, and of what they did themselves nothing', async () => {
    const [writer, admin] = [await house.as('account-manager'), await house.as('admin')]
    const { id } = (await writer.post(ADS, adContent({ name: 'Lumio autumn' }))).body
    await writer.post(`${ADS}/${id}/submit`, { version: 1 })
    const why = 'Say what it costs'
    assert.equal((await admin.post(`${ADS}/${id}/decide`, { version: 2, isApproved: false, why })).status, 204)
    await writer.post(`${ADS}/${id}/submit`, { version: 3 })
    assert.equal((await admin.post(`${ADS}/${id}/decide`, { version: 4, isApproved: true })).status, 204)
    assert.equal((await admin.post(`${ADS}/${id}/stop`, { why: 'Sold out' })).status, 204)
    assert.deepEqual(
      (await told('account-manager')).filter((text) => text.includes('Lumio autumn')),
      ['stopped', 'approved', 'sent back'].map((what) => `The ad “Lumio autumn” was ${what}`),
    )
    assert.deepEqual(
      (await told('admin')).filter((text) => text.includes('Lumio autumn') && !text.includes('waits')),
      [],
    )
  })

  test('who stops their own is told nothing, and who stops what is stopped is refused', async () => {
    const [id] = await house.running({ name: 'Mine' })
    assert.ok(id)
    const admin = await house.as('admin')
    const [ad] = (await admin.get(ADS)).body.items
    assert.equal((await admin.post(`${ADS}/${ad.id}/stop`, { why: 'Tried out' })).status, 204)
    assert.equal((await admin.post(`${ADS}/${ad.id}/stop`, { why: 'Once more' })).status, 409)
    assert.equal((await admin.post(`${ADS}/999999/stop`, { why: 'Nothing' })).status, 404)
    assert.deepEqual(
      (await told('admin')).filter((text) => text.includes('Mine')),
      [],
    )
  })

  test('of two accounts that became one the one that stays is told, until they part', async () => {
    const [writer, admin] = [await house.as('account-manager'), await house.as('admin')]
    const { id } = (await writer.post(ADS, adContent({ name: 'Of two accounts' }))).body
    await writer.post(`${ADS}/${id}/submit`, { version: 1 })
    const pair = { from: await house.idOf('account-manager'), to: await house.idOf('mentor') }
    const merges = house.kernel.get(personMerges)
    const parts = await house.base.transact((tx) => merges.move(tx, pair))
    const why = 'Say what it costs'
    assert.equal((await admin.post(`${ADS}/${id}/decide`, { version: 2, isApproved: false, why })).status, 204)
    assert.equal((await told('mentor')).filter((text) => text.includes('Of two accounts')).length, 1)
    await house.base.transact((tx) => merges.undo(tx, pair, parts))
    const row = await house.db().selectFrom('banners.ad').select('created_by').where('id', '=', id).executeTakeFirst()
    assert.equal(row?.created_by, pair.from)
  })

  test('nothing names who wrote an ad or a notice, or decided on one, once they are gone', async () => {
    const [writer, admin] = [await house.as('account-manager'), await house.as('admin')]
    const [gone, stays] = [await house.idOf('account-manager'), await house.idOf('admin')]
    const { id } = (await writer.post(ADS, adContent())).body
    await writer.post(`${ADS}/${id}/submit`, { version: 1 })
    await admin.post(`${ADS}/${id}/decide`, { version: 2, isApproved: true })
    await house.records.erase(gone)
    const row = await house.db().selectFrom('banners.ad').select(['created_by', 'state']).executeTakeFirstOrThrow()
    assert.deepEqual(row, { created_by: null, state: 'approved' })
    const steps = await house.db().selectFrom('banners.ad_history').select('by_person').orderBy('id').execute()
    assert.deepEqual(
      steps.map((step) => step.by_person),
      [null, null, stays],
    )
    assert.equal((await admin.post(`${ADS}/${id}/stop`, { why: 'Its customer left' })).status, 204)
  })

  test.run()
})
