import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { jobQueue, personMerges } from '../../../../features/data/contract'
import { type Searches, searches as allSearches } from '../../../../features/listings/contract'
import { matchJob } from '../../../../features/alerts/server/match-job'
import { holdWriting, insertMatch, setDue } from '../../../../features/alerts/server/match-queries'
import type { AlertsTables } from '../../../../features/alerts/server/tables'
import type { Caller } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { type AlertsHouse, bootAlerts, NOW, search } from '../house'

const LIST = '/api/alerts/searches'

eachDatabase((kind) => {
  const test = suite(`alerts at the same moment, ${kind}`)
  let house: AlertsHouse
  test.before(async () => {
    house = await bootAlerts(kind)
  })
  test.after(() => house?.dispose())

  test('of those kept at the same moment as many are kept as there is room for', async () => {
    const organizer = await house.as('organizer')
    for (let at = 0; at < 48; at++) await organizer.post(LIST, search(`Search ${at}`, { q: `place${at}` }))
    const kept = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((at) => organizer.post(LIST, search(`At once ${at}`, { q: `once${at}` }))),
    )
    assert.deepEqual(kept.map(({ status }) => status).sort(), [200, 200, 409, 409, 409, 409])
  })

  test('a search that is taken away while it is matched tells nothing', async () => {
    const mentor = await house.as('mentor')
    const { id } = (await mentor.post(LIST, search('Kilns', { q: 'brickkiln' }))).body
    await house.live({ title: 'Brickkiln Fellow' })
    await house.found('Kilns', 1)
    const before = (await house.mails('mentor')).length
    await mentor.delete(`${LIST}/${id}`)
    // What the match wrote after it had seen the search, and before it saw it go.
    await setDue(house.db.of<AlertsTables>(), id, NOW)
    await house.send()
    assert.equal((await house.mails('mentor')).length, before)
  })

  test('what is matched while the day’s digest goes out waits for that of the next day', async () => {
    const evaluator = await house.as('evaluator')
    const { id } = (await evaluator.post(LIST, search('Looms', { q: 'handloom' }, { frequency: 'daily' }))).body
    const db = house.db.of<AlertsTables>()
    await house.live({ title: 'Handloom Fellow' })
    await house.found('Looms', 1)
    await setDue(db, id, NOW)
    await house.send()
    assert.equal((await house.mails('evaluator')).length, 1)
    await house.live({ title: 'Handloom Teacher' })
    await house.found('Looms', 1)
    // What the match wrote that had read the search before its digest went out.
    await setDue(db, id, NOW)
    await house.send()
    assert.equal((await house.mails('evaluator')).length, 1, 'the day had its digest')
    house.setNow(new Date('2026-11-22T02:30:00Z'))
    await house.send()
    assert.equal((await house.mails('evaluator')).length, 2, 'eight there')
  })

  test('what is chosen anew while it is matched is told by the new rhythm', async () => {
    const recruiter = await house.as('recruiter')
    const { id } = (await recruiter.post(LIST, search('Anvils', { q: 'anvil' }))).body
    const searches: Searches = {
      ...house.kernel.get(allSearches),
      // Its person chooses while the others are tried.
      async matching(_, canonical, tx) {
        assert.ok(tx)
        const chosen = house.db.on<AlertsTables>(tx).updateTable('alerts.search').set({ frequency: 'weekly' })
        await chosen.where('id', '=', id).execute()
        return canonical.map((filters) => (filters === 'q=anvil' ? [4711] : []))
      },
    }
    const { run } = matchJob(house.db, searches, house.kernel.get(jobQueue), { now: () => NOW })
    const data = { news: 'anvils', opportunityIds: [4711], after: 0 }
    await run({ now: NOW, signal: new AbortController().signal, data })
    const db = house.db.of<AlertsTables>()
    const row = await db.selectFrom('alerts.search').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    assert.equal(row.due_at?.toISOString(), '2026-11-23T02:30:00.000Z', 'Monday at eight')
  })

  // The embedded database has one transaction at a time.
  if (kind === 'postgres')
    test('what two jobs match of one search at once does not have them wait for each other', async () => {
      const student = await house.as('student')
      const { id } = (await student.post(LIST, search('Sickles', { q: 'sickle' }))).body
      const tries: number[] = []
      let bothMatched = () => {}
      const both = new Promise<void>((resolve) => {
        bothMatched = resolve
      })
      const match = (opportunityId: number) =>
        house.db.transact(async (tx) => {
          const db = house.db.on<AlertsTables>(tx)
          await insertMatch(db, id, opportunityId, NOW)
          tries.push(opportunityId)
          if (tries.length === 2) bothMatched()
          await both
          return holdWriting(db, id)
        })
      const held = await Promise.all([match(4711), match(4712)])
      assert.deepEqual([held.map((row) => row?.id), tries.length], [[id, id], 2], 'none had to begin anew')
    })

  test('two accounts become one: what one keeps is not lost to what the other took away a moment ago', async () => {
    const [one, other] = [await house.as('intern'), await house.as('pro')]
    const kept = (await one.post(LIST, search('Kites of mine', { q: 'kite' }))).body.id
    const dropped = (await other.post(LIST, search('Kites', { q: 'kite' }))).body.id
    await other.delete(`${LIST}/${dropped}`)
    const pair = { from: await house.idOf('intern'), to: await house.idOf('pro') }
    const merges = house.kernel.get(personMerges)
    const named = async (who: Caller) => (await who.get(LIST)).body.items.map((each: { id: number }) => each.id)
    const parts = await house.db.transact((tx) => merges.move(tx, pair))
    assert.deepEqual([await named(one), await named(other)], [[], [kept]])
    await house.db.transact((tx) => merges.undo(tx, pair, parts))
    assert.deepEqual([await named(one), await named(other)], [[kept], []])
  })

  test.run()
})
