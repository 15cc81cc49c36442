import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { rejection } from '../../../support/waiting'
import { bootListings, contentOf, type ListingsHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`opportunities that are being checked, ${kind}`)
  let house: ListingsHouse
  test.before(async () => {
    house = await bootListings(kind)
  })
  test.after(() => house?.dispose())

  const asked = async (id: number) => {
    const { status, data } = await house.ask<{ code?: string }>(`/api/listings/opportunities/${id}`)
    return [status, data.code]
  }

  test('its address says so, until it comes back or is taken down', async () => {
    const id = await house.live()
    await house.db.transact((tx) => house.service.hold(tx, id, '3 reports'))
    assert.deepEqual(await asked(id), [423, 'held'])
    assert.match(((await rejection(house.service.getShown(id, undefined))) as { code?: string }).code ?? '', /held/)
    assert.deepEqual([...(await house.service.absences([id]))], [[id, 'held']])
    await house.db.transact((tx) => house.service.release(tx, id, 1))
    assert.deepEqual(await asked(id), [200, undefined])
    await house.db.transact((tx) => house.service.hold(tx, id, '3 reports'))
    await house.db.transact((tx) => house.service.sendBack(tx, id, 1, 'Say what it pays'))
    assert.deepEqual(await asked(id), [423, 'held'])
    await house.db.transact((tx) => house.service.remove(tx, id, 1))
    assert.deepEqual(await asked(id), [410, 'removed'])
  })

  test('its deadline, its picture and what is like it answer as its address does', async () => {
    const id = await house.live({ closesAt: '2026-12-30T18:29:59.000Z' })
    const besides = async () => {
      const all = ['deadline.ics', 'image.png', 'similar']
      return Promise.all(
        all.map(async (each) => (await house.fetch(`/api/listings/opportunities/${id}/${each}`)).status),
      )
    }
    assert.deepEqual(await besides(), [200, 200, 200])
    await house.db.transact((tx) => house.service.hold(tx, id, '3 reports'))
    assert.deepEqual(await besides(), [423, 423, 423])
    await house.db.transact((tx) => house.service.remove(tx, id, 1))
    assert.deepEqual(await besides(), [410, 410, 410])
  })

  test('what was never public is not there, whatever it waits for', async () => {
    const { id } = await house.db.transact((tx) => house.service.create(tx, contentOf(), 7))
    assert.deepEqual(await asked(id), [404, 'not-found'])
    await house.db.transact((tx) => house.service.submit(tx, id, 7))
    assert.deepEqual(await asked(id), [404, 'not-found'])
  })

  test.run()
})
