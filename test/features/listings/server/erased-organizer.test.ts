import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { personalRecords } from '../../../../features/data/contract'
import { eachDatabase } from '../../../support/database'
import { bootPublishing, NOW, type PublishingHouse } from '../../manage/house'

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
    assert.deepEqual([items.map(({ id }: { id: number }) => id), counts.returned], [[ids.held], 0])
    const late = await admin.post(`/api/manage/approvals/${ids.waits}/approve`, undefined, {
      'if-match': `"${updatedAt}"`,
    })
    assert.equal(late.body.code, 'not-editable')
    assert.equal((await admin.post(`/api/manage/approvals/${ids.held}/approve`)).status, 204)
    assert.equal((await house.nobody.get(`/api/listings/opportunities/${ids.held}`)).status, 200)
    assert.equal((await house.nobody.get(`/api/listings/opportunities/${ids.heldAndSentBack}`)).status, 410)
  })

  test.run()
})
