import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { jobs } from '../../../../features/data/contract'
import { opportunities } from '../../../../features/listings/contract'
import { settleJob } from '../../../../features/waitlist/server/settle-job'
import { line } from '../../../../features/waitlist/server/tokens'
import { log } from '../../../../features/web/contract'
import { NOW } from '../../registrations/house'
import { bootWaitlist, type WaitlistHouse } from '../house'

const test = suite('lines of what is over')
let house: WaitlistHouse
test.before(async () => {
  house = await bootWaitlist('embedded')
})
test.after(() => house.dispose())

test('they are looked at no more, however many stood in them; those of what is open are moved up', async () => {
  const { kernel, db } = house
  const closed: number[] = []
  for (let nr = 0; nr < 3; nr++) {
    const id = await house.live({ seats: 1 })
    await house.seat(id, 5000)
    await house.join(id, 6000)
    await db.transact((tx) => house.service.close(tx, id, undefined, 'over'))
    closed.push(id)
  }
  const open = await house.live({ seats: 1 })
  await house.seat(open, 5000)
  await house.join(open, 6000)
  await house.resize(open, 2)
  const known = kernel.get(opportunities)
  const asked: number[] = []
  const watched: typeof known = {
    ...known,
    find(id, tx) {
      asked.push(id)
      return known.find(id, tx)
    },
  }
  await settleJob(db, watched, kernel.get(line), kernel.get(log)).run({
    ...{ now: NOW, signal: new AbortController().signal, data: undefined },
  })
  assert.deepEqual(
    asked.filter((id) => closed.includes(id)),
    [],
  )
  assert.deepEqual(
    (await house.standing(open, 6000)).kept.map(([person]) => person),
    [0],
  )
})

test('a line ends a week after the last day of what is over, or once it was taken down; not while it may come back', async () => {
  const { kernel, db } = house
  const begin = async (end: (id: number) => Promise<void>) => {
    const id = await house.live({ seats: 1, startsOn: '2026-12-01', endsOn: '2026-12-02' })
    await house.seat(id, 5000)
    await house.join(id, 6000)
    await end(id)
    return id
  }
  const over = await begin((id) => db.transact((tx) => house.service.close(tx, id, undefined, 'over')))
  const gone = await begin((id) => db.transact((tx) => house.service.remove(tx, id, undefined)))
  const held = await begin((id) => db.transact((tx) => house.service.hold(tx, id, 'reported')))
  const job = kernel.view(jobs).find(({ id }) => id === 'waitlist.end-lines')
  const waiting = async () => {
    const lines = []
    for (const id of [over, gone, held]) lines.push((await house.standing(id, 6000)).line.length)
    return lines
  }
  const at = (now: string) => job?.run({ now: new Date(now), signal: new AbortController().signal, data: undefined })
  await at('2026-12-08T12:00:00Z')
  assert.deepEqual(await waiting(), [1, 0, 1])
  await at('2026-12-09T12:00:00Z')
  assert.deepEqual(await waiting(), [0, 0, 1])
})

test.run()
