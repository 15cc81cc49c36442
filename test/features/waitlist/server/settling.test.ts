import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { opportunities } from '../../../../features/listings/contract'
import { settleJob } from '../../../../features/waitlist/server/settle-job'
import { line } from '../../../../features/waitlist/server/tokens'
import { log } from '../../../../features/web/contract'
import { withdraw } from '../../../../features/registrations/server/tokens'
import { NOW } from '../../registrations/house'
import { bootWaitlist, type WaitlistHouse } from '../house'

const LATER = new Date(NOW.getTime() + 12 * 3_600_000)

const test = suite('what each minute settles')
let house: WaitlistHouse
test.before(async () => {
  house = await bootWaitlist('embedded')
})
test.after(() => house.dispose())

/** One seat, kept for 6000 until later; 6001 waits for it. */
async function kept() {
  const id = await house.live({ seats: 1 })
  const taken = await house.seat(id, 5000)
  for (const person of [6000, 6001]) await house.join(id, person)
  await house.kernel.get(withdraw)(taken, 5000)
  return id
}

test('a line that cannot be moved up holds up no other, and is tried again', async () => {
  const { kernel, db } = house
  const [broken, whole] = [await kept(), await kept()]
  const own = kernel.get(line)
  const lapse: typeof own.lapse = (tx, id, person) =>
    id === broken ? Promise.reject(new Error('broken')) : own.lapse(tx, id, person)
  house.setNow(LATER)
  const run = (line: typeof own) =>
    settleJob(db, kernel.get(opportunities), line, kernel.get(log)).run({
      ...{ now: LATER, signal: new AbortController().signal, data: undefined },
    })
  assert.deepEqual(await run({ ...own, lapse }), { lapsed: 1, failed: 1 })
  assert.deepEqual(
    (await house.standing(whole, 6000)).kept.map(([person]) => person),
    [1],
  )
  assert.deepEqual(await run(own), { lapsed: 1, failed: 0 })
  assert.deepEqual(
    (await house.standing(broken, 6000)).kept.map(([person]) => person),
    [1],
  )
})

test.run()
