import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { personalRecords } from '../../../../features/data/contract'
import { eachDatabase } from '../../../support/database'
import { rejection } from '../../../support/waiting'
import { bootPublishing, NOW, type PublishingHouse } from '../../manage/house'
import { contentOf, LATER } from '../../registrations/house'

eachDatabase((kind) => {
  const test = suite(`opportunities of an erased account, ${kind}`)
  let house: PublishingHouse
  test.before(async () => {
    house = await bootPublishing(kind, [])
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house?.dispose())

  test('what was published stays without its organizer, closed where one registered here; what only they could have gone on with is taken down', async () => {
    const [admin, organizer] = [await house.as('admin'), await house.as('organizer')]
    const sendBack = (id: number) =>
      admin.post(`/api/manage/approvals/${id}/send-back`, { reason: 'Say more about it.' })
    const held = async () => {
      const id = await house.published({ title: 'One that people reported' })
      await house.db.transact((tx) => house.service.hold(tx, id, 'people reported it'))
      return id
    }
    const ids = {
      live: await house.published({ title: 'One that is open' }),
      closed: await house.published({ title: 'One that is over' }),
      held: await held(),
      heldAndSentBack: await held(),
      waits: await house.pending({ title: 'One that waits' }),
      sentBack: await house.pending({ title: 'One that was sent back' }),
    }
    const copy = (await organizer.post(`/api/manage/opportunities/${ids.live}/duplicate`)).body.id
    await organizer.post(`/api/manage/opportunities/${ids.closed}/close`)
    for (const id of [ids.heldAndSentBack, ids.sentBack]) assert.equal((await sendBack(id)).status, 204)
    const read = (await admin.get('/api/manage/approvals?state=pending')).body.items
    const { updatedAt } = read.find((each: { id: number }) => each.id === ids.waits)

    await house.kernel.get(personalRecords).erase(await house.idOf('organizer'))

    const states = await Promise.all(
      Object.entries({ ...ids, copy }).map(async ([word, id]) => {
        const row = await house.service.find(id)
        assert.equal(row?.organizerId, null, word)
        return [word, row.state]
      }),
    )
    assert.deepEqual(Object.fromEntries(states), {
      ...{ live: 'closed', closed: 'closed', held: 'pending' },
      ...{ heldAndSentBack: 'removed', waits: 'removed', sentBack: 'removed', copy: 'removed' },
    })
    const { items, counts } = (await admin.get('/api/manage/approvals?state=pending')).body
    assert.deepEqual(
      [items.map(({ id, isUnread }: { id: number; isUnread?: boolean }) => [id, isUnread]), counts.returned],
      [[[ids.held, true]], 0],
    )
    const late = await admin.post(`/api/manage/approvals/${ids.waits}/approve`, undefined, {
      'if-match': `"${updatedAt}"`,
    })
    assert.equal(late.body.code, 'not-editable')
    assert.equal((await admin.post(`/api/manage/approvals/${ids.held}/approve`)).status, 204)
    assert.equal((await house.nobody.get(`/api/listings/opportunities/${ids.held}`)).status, 200)
    assert.equal((await house.service.find(ids.held))?.state, 'closed', 'nobody is left to read who would come')
    assert.equal((await house.nobody.get(`/api/listings/opportunities/${ids.heldAndSentBack}`)).status, 410)
  })

  test('what reports held is closed once it is in sight again, unless one registers elsewhere; what its time closed opens no more', async () => {
    const [admin, organizer] = [await house.idOf('admin'), await house.idOf('recruiter')]
    const { service, db } = house
    const published = async (content: Parameters<typeof contentOf>[0]) => {
      const { id } = await db.transact((tx) => service.create(tx, contentOf(content), organizer))
      await db.transact((tx) => service.submit(tx, id, organizer))
      return house.approve(id)
    }
    const [held, elsewhere] = [await published({}), await published({ externalUrl: 'https://elsewhere.test/apply' })]
    for (const id of [held, elsewhere]) await db.transact((tx) => service.hold(tx, id, 'people reported it'))
    const over = await published({})
    house.setNow(new Date(Date.parse(LATER) + 1000))
    await db.transact((tx) => service.close(tx, over, undefined, 'its deadline passed'))

    await house.kernel.get(personalRecords).erase(organizer)
    for (const id of [held, elsewhere]) await db.transact((tx) => service.release(tx, id, admin))
    const refusal = await rejection(db.transact((tx) => service.reopen(tx, over, admin)))

    assert.match(refusal.message, /nobody organizes it any more/)
    const states = await Promise.all([held, elsewhere, over].map(async (id) => (await service.find(id))?.state))
    assert.deepEqual(states, ['closed', 'live', 'closed'])
  })

  test('what is held and cannot be mended by anybody is closed when it is sent back; what an import found is taken down', async () => {
    const [admin, organizer] = [await house.as('admin'), await house.idOf('pro')]
    const { service, db } = house
    const published = async (content: Parameters<typeof contentOf>[0]) => {
      const { id } = await db.transact((tx) => service.create(tx, contentOf(content), organizer))
      await db.transact((tx) => service.submit(tx, id, organizer))
      return house.approve(id)
    }
    const [here, found] = [await published({}), await published({ externalUrl: 'https://elsewhere.test/apply' })]
    for (const id of [here, found]) await db.transact((tx) => service.hold(tx, id, 'people reported it'))
    await house.kernel.get(personalRecords).erase(organizer)
    const reason = 'It asks for money.'
    for (const id of [here, found])
      assert.equal((await admin.post(`/api/manage/approvals/${id}/send-back`, { reason })).status, 204)
    const states = await Promise.all([here, found].map(async (id) => (await service.find(id))?.state))
    assert.deepEqual(states, ['closed', 'removed'])
    assert.equal((await house.nobody.get(`/api/listings/opportunities/${here}`)).status, 200)
    assert.equal((await admin.get('/api/manage/approvals?state=returned')).body.counts.returned, 0)
  })

  test.run()
})
