import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type MovedPart, personMerges } from '../../../../features/data/contract'
import { withdraw } from '../../../../features/registrations/server/tokens'
import { eachDatabase } from '../../../support/database'
import { NOW } from '../../registrations/house'
import { bootWaitlist, type WaitlistHouse } from '../house'

const ZERO = 8000
const [ENDS, STAYS, NEXT] = [1, 2, 3]
const until = NOW.getTime() + 12 * 3_600_000

eachDatabase((kind) => {
  const test = suite(`two accounts of one person in a line, ${kind}`)
  let house: WaitlistHouse
  test.before(async () => {
    house = await bootWaitlist(kind)
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  const pair = { from: ZERO + ENDS, to: ZERO + STAYS }
  const merges = () => house.kernel.get(personMerges)
  const merge = () => house.db.transact((tx) => merges().move(tx, pair))
  const part = (parts: readonly MovedPart[]) => house.db.transact((tx) => merges().undo(tx, pair, parts))
  const standing = (id: number) => house.standing(id, ZERO)

  /** All seats taken, `who` in line in this order; `free` gives one back. */
  async function line(seats: number, ...who: readonly number[]) {
    const id = await house.live({ seats })
    const taken: number[] = []
    for (let at = 0; at < seats; at += 1) taken.push(await house.seat(id, 5000 + at))
    for (const each of who) {
      await house.join(id, ZERO + each)
      house.setNow(new Date(NOW.getTime() + who.indexOf(each) + 1))
    }
    house.setNow(NOW)
    return { id, free: (at = 0) => house.kernel.get(withdraw)(taken[at] ?? 0, 5000 + at) }
  }

  test('the better place counts: a seat that is kept for either stays theirs, and parted each has theirs again', async () => {
    const { id, free } = await line(1, ENDS, NEXT, STAYS)
    await free()
    const parts = await merge()
    assert.deepEqual(await standing(id), { line: [NEXT], kept: [[STAYS, until]], taken: 1 })
    await part(parts)
    assert.deepEqual(await standing(id), { line: [NEXT, STAYS], kept: [[ENDS, until]], taken: 1 })
  })

  test('a seat whose hours are over is no better than a place in line', async () => {
    const { id, free } = await line(1, ENDS, STAYS, NEXT)
    await free()
    house.setNow(new Date(until + 1))
    await merge()
    const { line: waiting, kept } = await standing(id)
    assert.ok(waiting.includes(STAYS) || kept.some(([who]) => who === STAYS))
  })

  test('whoever left the line with one account and waits with the other goes on waiting where they wait', async () => {
    const { id } = await line(1, STAYS, ENDS, NEXT)
    await house.leave(id, pair.to)
    const parts = await merge()
    assert.deepEqual((await standing(id)).line, [STAYS, NEXT])
    await part(parts)
    assert.deepEqual((await standing(id)).line, [ENDS, NEXT])
  })

  test('two kept seats are one too many: the other goes to who comes next', async () => {
    const { id, free } = await line(2, ENDS, STAYS, NEXT)
    await free(0)
    await free(1)
    await merge()
    assert.deepEqual(await standing(id), {
      line: [],
      kept: [
        [STAYS, until],
        [NEXT, until],
      ],
      taken: 2,
    })
  })

  test('whoever is in with one account has no seat kept by the other', async () => {
    const { id, free } = await line(1, ENDS, NEXT)
    await house.resize(id, 2)
    await house.settle(NOW)
    assert.deepEqual((await standing(id)).kept, [[ENDS, until]])
    await free()
    await house.leave(id, ZERO + NEXT)
    await house.seat(id, pair.to)
    await house.join(id, ZERO + NEXT)
    const parts = await merge()
    assert.deepEqual(await standing(id), { line: [], kept: [[NEXT, until]], taken: 2 })
    await part(parts)
    assert.deepEqual(await standing(id), { line: [ENDS], kept: [[NEXT, until]], taken: 2 })
  })

  test.run()
})
