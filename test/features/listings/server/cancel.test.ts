import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { stateMachines } from '../../../../features/data/contract'
import type { OpportunityDetail } from '../../../../features/listings/contract/wire'
import { wasClosedByPerson } from '../../../../features/listings/server/import/import-queries'
import { opportunityMachine } from '../../../../features/listings/server/opportunity-machine'
import { idsAwaited } from '../../../../features/listings/server/stamp-queries'
import type { ListingsTables } from '../../../../features/listings/server/tables'
import { eachDatabase } from '../../../support/database'
import { rejection } from '../../../support/waiting'
import { bootListings, contentOf, type ListingsHouse, NOW } from '../house'

const WHY = 'The hall is flooded. <b>Come next year.</b>'

eachDatabase((kind) => {
  const test = suite(`opportunities that were cancelled, ${kind}`)
  let house: ListingsHouse
  test.before(async () => {
    house = await bootListings(kind)
  })
  test.after(() => house?.dispose())

  const cancel = (id: number, why = WHY) => house.db.transact((tx) => house.service.cancel(tx, id, 7, why))
  const byTime = (id: number) => house.db.transact((tx) => house.service.close(tx, id, undefined, 'its time was over'))
  const read = async (id: number) => (await house.ask<OpportunityDetail>(`/api/listings/opportunities/${id}`)).data
  const heard = async (id: number) => {
    const { rows } = await sql<{ event: string }>`select event from data.outbox
      where detail ->> 'opportunityId' = ${String(id)} order by id`.execute(house.db.of())
    return rows.map(({ event }) => event)
  }

  test('what is open closes, with why and when for everybody who reads it; lists say so in a word', async () => {
    const id = await house.live()
    await cancel(id)
    const { state, cancelled } = (await house.service.find(id)) ?? {}
    assert.deepEqual([state, cancelled], ['closed', { at: NOW.toISOString(), why: WHY }])
    const page = await read(id)
    assert.deepEqual([page.standing, page.cancelled, page.isCancelled], ['closed', cancelled, true])
    assert.equal((await house.service.cards([id]))[0]?.isCancelled, true)
    const last = (await house.kernel.get(stateMachines).history(opportunityMachine, id)).at(-1)
    assert.deepEqual([last?.to, last?.by, last?.why], ['closed', 7, 'cancelled by the organizer'])
    assert.deepEqual((await heard(id)).slice(-2), ['listings/closed', 'listings/cancelled'])
  })

  test('what was closed before stays closed since then', async () => {
    const id = await house.live({ closesAt: '2020-11-30T18:29:59.000Z' })
    await byTime(id)
    await cancel(id)
    const { closedAt, cancelled } = (await house.service.find(id)) ?? {}
    assert.deepEqual([closedAt, cancelled?.at], ['2020-11-30T18:29:59.000Z', NOW.toISOString()])
    assert.deepEqual((await heard(id)).slice(-2), ['listings/closed', 'listings/cancelled'])
  })

  test('what was not cancelled says nothing of it', async () => {
    const page = await read(await house.live())
    assert.deepEqual([page.cancelled, page.isCancelled], [null, undefined])
  })

  test('what was never in sight, is out of it, or was cancelled already is refused and stays as it is', async () => {
    const { id: draft } = await house.db.transact((tx) => house.service.create(tx, contentOf(), 7))
    const [waiting, removed, twice] = [await house.live(), await house.live(), await house.live()]
    await house.db.transact(async (tx) => {
      await house.service.hold(tx, waiting, '3 reports')
      await house.service.remove(tx, removed, 7)
    })
    await cancel(twice, 'The first reason')
    for (const id of [draft, waiting, removed, twice])
      assert.equal((await rejection(cancel(id))).code, 'state-not-allowed')
    for (const id of [draft, waiting, removed]) assert.equal((await house.service.find(id))?.cancelled, null)
    assert.equal((await house.service.find(twice))?.cancelled?.why, 'The first reason')
    assert.match(String((await rejection(cancel(twice))).message), /“Product Design Intern” was cancelled already/)
    assert.match(String((await rejection(cancel(draft))).message), /“Product Design Intern” is not public/)
  })

  test('neither a later deadline nor its source opens it again, and a copy knows nothing of it', async () => {
    const id = await house.live({ closesAt: '2020-11-30T18:29:59.000Z' })
    await byTime(id)
    assert.equal(await wasClosedByPerson(house.db.of<ListingsTables>(), id), false)
    await cancel(id)
    const reopened = house.db.transact((tx) => house.service.reopen(tx, id, 7))
    assert.equal((await rejection(reopened)).code, 'state-not-allowed')
    assert.equal(await wasClosedByPerson(house.db.of<ListingsTables>(), id), true)
    assert.equal((await house.db.transact((tx) => house.service.duplicate(tx, id, 7))).cancelled, null)
  })

  test('who waits for an answer from it hears of no organizer who leaves later', async () => {
    const [closed, cancelled] = [await house.live(), await house.live()]
    for (const id of [closed, cancelled]) await byTime(id)
    await cancel(cancelled)
    const awaited = await idsAwaited(house.db.of<ListingsTables>(), 7, NOW)
    assert.deepEqual([awaited.includes(closed), awaited.includes(cancelled)], [true, false])
  })

  test('of two who cancel it at once one is told, and the page says why the other did', async () => {
    const id = await house.live()
    await byTime(id)
    const tried = await Promise.allSettled([cancel(id, 'One'), cancel(id, 'Two')])
    assert.deepEqual(tried.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    assert.equal((await heard(id)).filter((event) => event === 'listings/cancelled').length, 1)
  })

  test.run()
})
