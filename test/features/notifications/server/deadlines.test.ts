import assert from 'node:assert/strict'
import fc from 'fast-check'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { jobs } from '../../../../features/data/contract'
import { followersAfter } from '../../../../features/notifications/server/deadlines/following'
import { eachDatabase } from '../../../support/database'
import { before, bootDeadlines, CLOSES, type DeadlinesHouse } from '../deadlines-house'
import { NOW } from '../pipeline-house'

const DAY_MS = 24 * 3_600_000

eachDatabase((kind) => {
  const test = suite(`notifications, deadlines, ${kind}`)
  let house: DeadlinesHouse
  test.before(async () => {
    house = await bootDeadlines(kind)
  })
  test.before.each(() => house.begin())
  test.after(() => house?.dispose())

  const titles = async (word: string, part: string) =>
    (await house.bell(word))
      .filter(({ text }: { text: string }) => text.includes(part) && text.includes('closes'))
      .map(({ text }: { text: string }) => text)

  test('who watches or entered it is reminded three days, a day and three hours before, once each', async () => {
    const id = await house.live('Kite design')
    await house.watch('student', id)
    await house.enter(await house.as('pro'), id)
    await house.watch('pro', id)
    house.luck.reaches.add(await house.person('student'))
    await house.remindAt(new Date(before(72).getTime() - 1))
    assert.deepEqual(await titles('student', 'Kite design'), [])
    for (const hours of [72, 72, 24, 3, 3]) {
      await house.remindAt(before(hours))
      await (await house.as('student')).post('/api/notifications/read', { all: true })
    }
    await house.remindAt(CLOSES)
    assert.deepEqual(await titles('student', 'Kite design'), [
      '“Kite design” closes in 3 hours',
      '“Kite design” closes in 24 hours',
      '“Kite design” closes in 3 days',
    ])
    assert.equal(
      (await titles('pro', 'Kite design')).length,
      1,
      'unread, it stands once, and by whichever way one follows',
    )
    const [row] = await house.bell('student')
    assert.deepEqual(row.next, { who: 'You', by: 'by 10 December 2026 at 6:00 pm (Asia/Kolkata)' })
  })

  test('whenever it is reminded, it says how much time is left', async () => {
    const late = new Date(CLOSES.getTime() + 1)
    const id = await house.live('Told late', late)
    await house.watch('intern', id)
    await house.remindAt(before(25, late))
    await (await house.as('intern')).post('/api/notifications/read', { all: true })
    await house.remindAt(before(20, late))
    await (await house.as('intern')).post('/api/notifications/read', { all: true })
    await house.remindAt(before(0.5, late))
    assert.deepEqual(await titles('intern', 'Told late'), [
      '“Told late” closes in less than an hour',
      '“Told late” closes in 20 hours',
      '“Told late” closes in 25 hours',
    ])
  })

  test('who takes it off the list, withdraws, or follows what was closed, hears nothing more', async () => {
    const [unsaved, left, shut] = [await house.live('Unsaved'), await house.live('Left'), await house.live('Shut')]
    const student = await house.as('student')
    for (const id of [unsaved, shut]) await house.watch('student', id)
    const { body } = await house.enter(student, left)
    await house.remindAt(before(72))
    for (const word of ['Unsaved', 'Left', 'Shut']) assert.equal((await titles('student', word)).length, 1, word)
    await student.post('/api/notifications/read', { all: true })
    await student.delete(`/api/saved/watchlist/${unsaved}`)
    assert.equal((await student.post(`/api/registrations/${body.id}/withdraw`)).status, 200)
    await house.db.transact((tx) => house.service.close(tx, shut, house.organizer, 'filled'))
    await house.remindAt(before(24))
    for (const word of ['Unsaved', 'Left', 'Shut']) assert.equal((await titles('student', word)).length, 1, word)
  })

  test('what is by invitation by then is told to whom it admits, not to whoever saved it while it was public', async () => {
    const id = await house.live('Secret society')
    for (const word of ['student', 'organizer']) await house.watch(word, id)
    await house.enter(await house.as('pro'), id)
    await house.db.transact((tx) => house.service.setVisibility(tx, id, 'invited'))
    await house.remindAt(before(72))
    for (const [word, times] of [
      ['student', 0],
      ['pro', 1],
      ['organizer', 1],
    ] as const)
      assert.equal((await titles(word, 'Secret society')).length, times, word)
    const news = { template: 'notifications.changed', eventId: 'moved', at: before(72).toISOString(), to: 'followers' }
    const telling = house.kernel.view(jobs).find((each) => each.id === 'notifications.tell-participants')
    const data = { ...news, opportunityId: id, after: 0 }
    assert.deepEqual(await telling?.run({ now: before(72), signal: new AbortController().signal, data }), { told: 2 })
  })

  test('a deadline that moved is reminded of anew, and what waits for the old one is not sent', async () => {
    const id = await house.live('Moving')
    await house.watch('volunteer', id)
    const volunteer = await house.person('volunteer')
    house.luck.reaches.add(volunteer)
    const carried = () => house.carried.filter(({ personId }) => personId === volunteer)
    await house.rhythm('volunteer', { quiet: { from: 0, to: 1439 }, urgentPasses: false })
    await house.remindAt(before(72))
    const later = new Date(CLOSES.getTime() + 10 * DAY_MS)
    const row = await house.service.find(id)
    assert.ok(row)
    await house.db.transact((tx) =>
      house.service.update(tx, id, { ...row, closesAt: later.toISOString() }, { version: row.version }),
    )
    house.setNow(NOW)
    await house.rhythm('volunteer', { quiet: null })
    await house.deliverAt(before(60))
    assert.deepEqual(carried(), [])
    await house.remindAt(before(24))
    assert.equal((await titles('volunteer', 'Moving')).length, 1)
    await (await house.as('volunteer')).post('/api/notifications/read', { all: true })
    await house.remindAt(before(72, later))
    assert.equal((await titles('volunteer', 'Moving')).length, 2)
    await house.deliver()
    assert.equal(carried().length, 1)
  })

  test('what waits is not sent to who is not admitted once it is by invitation', async () => {
    const id = await house.live('Shut while it waits')
    const [intern, owner] = [await house.person('intern'), await house.person('organizer')]
    for (const word of ['intern', 'organizer']) {
      await house.watch(word, id)
      house.luck.reaches.add(await house.person(word))
      await house.rhythm(word, { quiet: { from: 0, to: 1439 }, urgentPasses: false })
    }
    await house.remindAt(before(72))
    await house.db.transact((tx) => house.service.setVisibility(tx, id, 'invited'))
    house.setNow(NOW)
    for (const word of ['intern', 'organizer']) await house.rhythm(word, { quiet: null })
    await house.deliverAt(before(60))
    const told = house.carried.map(({ personId }) => personId).filter((each) => each === intern || each === owner)
    assert.deepEqual(told, [owner])
  })

  test('what nobody follows is over at the first look, however much of it closes, and what is followed is not', async () => {
    const first = await house.live('One of many')
    const { rows } = await sql<{ id: number }>`insert into listings.opportunity
      select (jsonb_populate_record(o, jsonb_build_object('id', o.id + n))).*
      from listings.opportunity o, generate_series(1, 1200) n where o.id = ${first} returning id`.execute(
      house.db.of<unknown>(),
    )
    const last = rows.at(-1)?.id ?? 0
    await house.watch('student', last)
    assert.deepEqual(await house.remindAt(before(72)), { batches: 1 })
    assert.equal((await titles('student', 'One of many')).length, 1)
    assert.deepEqual(await house.remindAt(before(72)), { batches: 0 })
  })

  if (kind === 'embedded')
    test('batches name everybody once, however the sources overlap', () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 60 })), { maxLength: 4 }),
          fc.integer({ min: 1, max: 7 }),
          async (lists, limit) => {
            const sources = lists.map((ids, nr) => ({
              id: `s${nr}`,
              of: async (_tx: never, _id: number, after: number, most: number) =>
                ids
                  .filter((id) => id > after)
                  .sort((a, b) => a - b)
                  .slice(0, most),
            }))
            const named: number[] = []
            for (let after: number | undefined = 0; after !== undefined; ) {
              const batch: { people: readonly number[]; next: number | undefined } = await followersAfter(
                sources as never,
                {} as never,
                1,
                after,
                limit,
              )
              named.push(...batch.people)
              after = batch.next
            }
            assert.deepEqual(
              named,
              [...new Set(lists.flat())].sort((a, b) => a - b),
            )
          },
        ),
      ))

  test.run()
})
