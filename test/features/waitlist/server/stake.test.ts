import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { stakes } from '../../../../features/modules/contract'
import { NOW } from '../../registrations/house'
import { bootWaitlist, type WaitlistHouse } from '../house'

const test = suite('what is lost while registrations and waitlists are off')
let house: WaitlistHouse
test.before(async () => {
  house = await bootWaitlist('embedded')
})
test.after(() => house.dispose())

const LATER = new Date(NOW.getTime() + 40 * 86_400_000 * 365)

async function counted(id: string, now: Date) {
  const stake = house.kernel.view(stakes).find((each) => each.id === id)
  return { ...(await stake?.count(now)) } as Record<string, number>
}

test('who is registered for what is open counts once, who waits too, and seats whose time runs', async () => {
  const full = await house.live({ seats: 1 })
  const other = await house.live({ seats: 5 })
  const taken = await house.seat(full, 5000)
  await house.seat(other, 5000)
  await house.seat(other, 5001)
  for (const person of [6000, 6001, 6002]) await house.join(full, person)
  const { withdraw } = await import('../../../../features/registrations/server/tokens')
  assert.deepEqual(await counted('registrations.stake.registered', NOW), { people: 2, opportunities: 2 })
  assert.deepEqual(await counted('waitlist.stake.lines', NOW), { lines: 1, people: 3, seats: 0 })
  await house.kernel.get(withdraw)(taken, 5000)
  assert.deepEqual(await counted('registrations.stake.registered', NOW), { people: 2, opportunities: 1 })
  assert.deepEqual(await counted('waitlist.stake.lines', NOW), { lines: 1, people: 2, seats: 1 })
  assert.deepEqual(await counted('registrations.stake.registered', LATER), { people: 0, opportunities: 0 })
})

test('what one can register for without end counts, and what closed counts no more, its line neither', async () => {
  const before = await counted('registrations.stake.registered', NOW)
  const lines = await counted('waitlist.stake.lines', NOW)
  const [endless, over] = [await house.live({ seats: 1, closesAt: null }), await house.live({ seats: 1 })]
  for (const id of [endless, over]) {
    await house.seat(id, 5100)
    await house.join(id, 6100)
  }
  await house.db.transact((tx) => house.service.close(tx, over, 1, 'filled'))
  const { people = 0, opportunities = 0 } = before
  const now = { people: people + 1, opportunities: opportunities + 1 }
  assert.deepEqual(await counted('registrations.stake.registered', NOW), now)
  const { lines: moving = 0, people: waiting = 0 } = lines
  assert.deepEqual(await counted('waitlist.stake.lines', NOW), { ...lines, lines: moving + 1, people: waiting + 1 })
  assert.deepEqual(await counted('waitlist.stake.lines', LATER), { lines: 1, people: 1, seats: 0 })
  assert.deepEqual(await counted('registrations.stake.registered', LATER), { people: 1, opportunities: 1 })
})

test.run()
