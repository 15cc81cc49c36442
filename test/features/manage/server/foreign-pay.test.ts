import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { NOW } from '../house'
import { bootRevising, type RevisingHouse } from '../revising'

eachDatabase((kind) => {
  const test = suite(`pay in another currency than the house’s, ${kind}`)
  let house: RevisingHouse
  test.before(async () => {
    house = await bootRevising(kind)
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house.dispose())

  const pay = { minPaise: 600_000, maxPaise: 800_000, currency: 'USD', period: 'month' } as const
  const foreign = { kind: 'job', payFrom: 6000, payTo: 8000, payCurrency: 'USD' }
  const payOf = async (id: number) => (await house.read(id)).pay

  test('a copy pays what the first one does, and is handed in with that', async () => {
    const id = await house.published(foreign)
    assert.deepEqual(await payOf(id), pay)
    const copy = (await house.organizer.post(`/api/manage/opportunities/${id}/duplicate`)).body.id
    const draft = await house.edit(copy)
    assert.deepEqual([draft.body.payFrom, draft.body.payTo, draft.body.payCurrency], [6000, 8000, 'USD'])
    assert.equal((await house.organizer.post(`/api/manage/drafts/${draft.id}/submit`)).status, 201)
    assert.deepEqual(await payOf(copy), pay)
  })

  test('a change of something else leaves it; another sum is one in the same currency', async () => {
    const id = await house.published(foreign)
    const other = await house.handedIn(id, { city: 'Nashik' })
    assert.deepEqual(other.changes, ['place'])
    await house.approve(id, other.version)
    assert.deepEqual(await payOf(id), pay)
    const { changes, version } = await house.handedIn(id, { payTo: 9000 })
    assert.deepEqual(changes, ['pay'])
    await house.approve(id, version)
    assert.deepEqual(await payOf(id), { ...pay, maxPaise: 900_000 })
  })

  test('its cents stay, copied or edited, and are no change', async () => {
    const cents = { ...pay, minPaise: 1_999, maxPaise: 800_050 }
    const id = await house.published({ ...foreign, payFrom: 19.99, payTo: 8000.5 })
    assert.deepEqual(await payOf(id), cents)
    assert.deepEqual([(await house.edit(id)).body.payFrom, (await house.edit(id)).body.payTo], [19.99, 8000.5])
    const { changes, version } = await house.handedIn(id, { city: 'Nashik' })
    assert.deepEqual(changes, ['place'])
    await house.approve(id, version)
    assert.deepEqual(await payOf(id), cents)
  })

  test('where none is named it is rupees', async () => {
    const { payCurrency: _, ...named } = foreign
    const id = await house.published(named)
    assert.deepEqual(await payOf(id), { ...pay, currency: 'INR' })
    assert.equal('payCurrency' in (await house.edit(id)).body, false)
  })

  test.run()
})
