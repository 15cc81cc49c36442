import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { withdraw } from '../../../../features/registrations/server/tokens'
import { eachDatabase } from '../../../support/database'
import { NOW } from '../../registrations/house'
import { bootWaitlist, type WaitlistHouse } from '../house'

const HOUR_MS = 3_600_000
const after = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

eachDatabase((kind) => {
  const test = suite(`a line for seats, ${kind}`)
  let house: WaitlistHouse
  test.before(async () => {
    house = await bootWaitlist(kind)
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  const placeOf = async (word: string, id: number) => (await (await house.as(word)).get(`/api/waitlist/for/${id}`)).body
  const standing = async (word: string, id: number) =>
    (await (await house.as(word)).get(`/api/registrations/standing/${id}`)).body.standing
  const enterAs = async (word: string, id: number) => (await house.enter(await house.as(word), id)).body
  const joinAs = async (word: string, id: number) => (await house.as(word)).put(`/api/waitlist/for/${id}`)

  /** All seats taken by numbers from 5000 on, whose registrations it answers. */
  async function full(seats = 1) {
    const id = await house.live({ seats })
    const registrations: number[] = []
    for (let at = 0; at < seats; at += 1) registrations.push(await house.seat(id, 5000 + at))
    return { id, free: (at = 0) => house.kernel.get(withdraw)(registrations[at] ?? 0, 5000 + at) }
  }

  test('a seat that comes free is kept for who waited longest, for twelve hours, and for nobody else', async () => {
    const { id, free } = await full()
    assert.deepEqual((await joinAs('student', id)).body, { waiting: 1, position: 1, keptUntil: null })
    assert.deepEqual((await joinAs('pro', id)).body, { waiting: 2, position: 2, keptUntil: null })
    await free()
    assert.deepEqual(await placeOf('student', id), {
      waiting: 1,
      position: null,
      keptUntil: after(12).toISOString(),
    })
    assert.deepEqual(await placeOf('pro', id), { waiting: 1, position: 1, keptUntil: null })
    assert.deepEqual([await standing('student', id), await standing('pro', id)], ['open', 'full'])
    const form = await (await house.as('student')).get(`/api/registrations/form/${id}`)
    assert.deepEqual([form.body.standing, form.body.keptUntil], ['open', after(12).toISOString()])
    for (const word of ['pro', 'mentor']) assert.equal((await enterAs(word, id)).code, 'no-seat-left')
    assert.equal((await enterAs('student', id)).state, 'registered')
    assert.equal(await house.seatsTaken(id), 1)
    assert.deepEqual(await placeOf('student', id), { waiting: 1, position: null, keptUntil: null })
  })

  test('a seat that is not taken in time goes on, and is free when nobody is left', async () => {
    const { id, free } = await full()
    await joinAs('student', id)
    await joinAs('pro', id)
    await free()
    house.setNow(new Date(after(12).getTime() - 1))
    await house.settle(new Date(after(12).getTime() - 1))
    assert.equal(await standing('student', id), 'open')
    house.setNow(after(12))
    assert.equal(await standing('student', id), 'full', 'before the job came, by the clock')
    await house.settle(after(12))
    assert.equal((await placeOf('pro', id)).keptUntil, after(24).toISOString())
    assert.equal((await enterAs('student', id)).code, 'no-seat-left')
    house.setNow(after(24))
    await house.settle(after(24))
    assert.equal(await house.seatsTaken(id), 0)
    assert.equal((await enterAs('mentor', id)).state, 'registered')
  })

  test('a seat is not kept for who is disabled, who stands where they stood once they are back', async () => {
    const { id, free } = await full(2)
    for (const word of ['student', 'pro', 'mentor']) await joinAs(word, id)
    const disable = (at: Date | null) =>
      sql`update session.account set disabled_at = ${at} where email = 'student@demo.test'`.execute(house.db.of())
    await disable(NOW)
    await free(0)
    assert.deepEqual((await placeOf('pro', id)).keptUntil, after(12).toISOString())
    await disable(null)
    assert.deepEqual(await placeOf('student', id), { waiting: 2, position: 1, keptUntil: null })
    await free(1)
    assert.deepEqual((await placeOf('student', id)).keptUntil, after(12).toISOString())
  })

  test('whoever withdrew and has a seat kept may come again, and so their receipt says', async () => {
    const id = await house.live({ seats: 1 })
    const { id: own } = await enterAs('student', id)
    const student = await house.as('student')
    await student.post(`/api/registrations/${own}/withdraw`)
    const other = await house.seat(id, 5000)
    const isOpen = async () => (await student.get(`/api/registrations/${own}`)).body.dates.isOpen
    await joinAs('student', id)
    assert.equal(await isOpen(), false)
    await house.kernel.get(withdraw)(other, 5000)
    assert.equal(await isOpen(), true)
  })

  test('who waits has new seats before who comes by, and in their order', async () => {
    const { id } = await full()
    for (const word of ['student', 'pro', 'mentor']) await joinAs(word, id)
    await house.resize(id, 3)
    assert.equal((await enterAs('organizer', id)).code, 'no-seat-left')
    await house.settle(NOW)
    assert.ok((await placeOf('student', id)).keptUntil)
    assert.ok((await placeOf('pro', id)).keptUntil)
    assert.equal((await placeOf('mentor', id)).position, 1)
    assert.equal(await house.seatsTaken(id), 3)
  })

  test('the first in line enters a new seat without waiting to be told', async () => {
    const { id } = await full()
    for (const word of ['student', 'pro']) await joinAs(word, id)
    await house.resize(id, 2)
    assert.equal((await enterAs('student', id)).state, 'registered')
    assert.equal((await placeOf('pro', id)).position, 1)
  })

  test('without a limit everybody who waits may come', async () => {
    const { id } = await full()
    for (const word of ['student', 'pro']) await joinAs(word, id)
    await house.resize(id, null)
    await house.settle(NOW)
    for (const word of ['student', 'pro']) assert.equal((await enterAs(word, id)).state, 'registered')
    assert.equal(await house.seatsTaken(id), 3)
  })

  test('whoever leaves lets the next one move up; who comes again stands at the end', async () => {
    const { id, free } = await full()
    for (const word of ['student', 'pro', 'mentor']) await joinAs(word, id)
    const student = await house.as('student')
    assert.equal((await student.delete(`/api/waitlist/for/${id}`)).status, 204)
    assert.equal((await student.delete(`/api/waitlist/for/${id}`)).status, 204, 'told twice')
    house.setNow(after(1))
    assert.equal((await joinAs('student', id)).body.position, 3)
    assert.equal((await joinAs('student', id)).body.position, 3, 'told twice')
    await free()
    await (await house.as('pro')).delete(`/api/waitlist/for/${id}`)
    assert.ok((await placeOf('mentor', id)).keptUntil)
    assert.equal((await placeOf('student', id)).position, 1)
  })

  test('nothing is kept beyond the closing of registration, and nothing offered after it', async () => {
    const { id, free } = await full(2)
    const closesAt = after(2).toISOString()
    await house.resize(id, 2, { closesAt })
    for (const word of ['student', 'pro']) await joinAs(word, id)
    await free(0)
    assert.equal((await placeOf('student', id)).keptUntil, closesAt)
    house.setNow(after(2))
    await free(1)
    assert.equal((await placeOf('pro', id)).keptUntil, null)
    await house.settle(after(2))
    assert.equal((await placeOf('pro', id)).keptUntil, null)
    assert.equal(await house.seatsTaken(id), 0)
    const { body } = await (await house.as('pro')).get('/api/waitlist/mine')
    const own = body.items.find((each: { opportunityId: number }) => each.opportunityId === id)
    assert.deepEqual([own.isOpen, own.position], [false, 1])
  })

  test('a seat that is kept is not spoken of once registration closed before its time', async () => {
    const { id, free } = await full()
    await joinAs('student', id)
    await free()
    await house.resize(id, 1, { closesAt: after(2).toISOString() })
    house.setNow(after(3))
    assert.equal(await standing('student', id), 'closed')
    assert.deepEqual(await placeOf('student', id), { waiting: 0, position: null, keptUntil: null })
    const { body } = await (await house.as('student')).get('/api/waitlist/mine')
    const own = body.items.find((each: { opportunityId: number }) => each.opportunityId === id)
    assert.deepEqual([own.isOpen, own.position, own.keptUntil], [false, null, null])
  })

  test('one waits only where all seats are taken, and not for what one has', async () => {
    const free = await house.live({ seats: 1 })
    assert.equal((await joinAs('student', free)).body.code, 'nothing-to-wait-for')
    await enterAs('student', free)
    assert.equal((await joinAs('student', free)).body.code, 'already-registered')
    const soon = await house.live({ seats: 1, opensAt: after(1).toISOString() })
    assert.equal((await joinAs('student', soon)).body.code, 'nothing-to-wait-for')
    assert.equal((await joinAs('student', 2_000_000)).status, 404)
    assert.equal((await house.nobody.put(`/api/waitlist/for/${free}`)).status, 401)
  })

  test('one’s own: kept seats first, then where one waits', async () => {
    const word = 'volunteer'
    const [first, second] = [await full(), await full()]
    await joinAs(word, first.id)
    await joinAs(word, second.id)
    await second.free()
    const { body } = await (await house.as(word)).get('/api/waitlist/mine')
    assert.deepEqual(
      body.items.map(({ opportunityId, position, waiting }: Record<string, unknown>) => [
        opportunityId,
        position,
        waiting,
      ]),
      [
        [second.id, null, 0],
        [first.id, 1, 1],
      ],
    )
    assert.equal(body.items[0].title, 'Product Design Intern')
  })

  test('whoever is erased gives up their place, and the seat that was kept for them', async () => {
    const { id, free } = await full()
    await joinAs('intern', id)
    await joinAs('pro', id)
    await free()
    const personId = await house.idOf('intern')
    const kept = JSON.stringify((await house.records.export(personId))['waitlist.places'])
    assert.match(kept, /"state":"offered"/)
    await house.records.erase(personId)
    assert.ok((await placeOf('pro', id)).keptUntil)
    assert.deepEqual((await house.records.export(personId))['waitlist.places'], { waitlist: [] })
  })

  test('seats given back at once go to as many who wait, whoever joins meanwhile', async () => {
    const { id, free } = await full(8)
    for (let at = 0; at < 4; at += 1) await house.join(id, 6000 + at)
    await Promise.all([
      ...Array.from({ length: 8 }, (_, at) => free(at)),
      ...Array.from({ length: 8 }, (_, at) => house.join(id, 6100 + at).catch(() => undefined)),
    ])
    const { waiting } = await placeOf('student', id)
    const taken = (await house.seatsTaken(id)) ?? 0
    assert.ok(taken === 8 || waiting === 0, `${waiting} wait beside ${8 - taken} free seats`)
    for (let at = 0; at < 4; at += 1) assert.ok(await house.seat(id, 6000 + at))
  })

  test.run()
})
