import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database, outbox, personalRecords, stateMachines } from '../../../../features/data/contract'
import { mergeInto } from '../../../../features/listings/server/merge/merge'
import { eachDatabase } from '../../../support/database'
import { bootRegistrations, LATER, NOW, type RegistrationsHouse } from '../house'

interface Organised {
  readonly 'listings.opportunity': { readonly id: number; readonly organizer_id: number }
}

/** On the second day of what takes two, in India. */
const SECOND_DAY = new Date('2026-12-06T10:00:00Z')

eachDatabase((kind) => {
  const test = suite(`registrations, what became of the opportunity, ${kind}`)
  let house: RegistrationsHouse
  test.before(async () => {
    house = await bootRegistrations(kind)
  })
  test.after(() => house?.dispose())
  test.before.each(() => house.setNow(NOW))

  /** What the list and the receipt say of one's registration, which must be the same. */
  async function phaseOf(word: string, opportunityId: number): Promise<string> {
    const caller = await house.as(word)
    const { items } = (await caller.get('/api/registrations/mine?limit=100')).body
    const row = (items as { id: number; opportunityId: number; phase: string }[]).find(
      (each) => each.opportunityId === opportunityId,
    )
    assert.ok(row, `${word} has no registration for ${opportunityId}`)
    assert.equal((await caller.get(`/api/registrations/${row.id}`)).body.phase, row.phase)
    return row.phase
  }

  test('it is open, closed, held and taken down as its organizer and moderators decide', async () => {
    const [student, organizer] = [await house.as('student'), await house.idOf('organizer')]
    const [open, closed, held, back, gone] = await Promise.all(Array.from({ length: 5 }, () => house.live()))
    for (const id of [open, closed, held, back, gone]) assert.equal((await house.enter(student, id ?? 0)).status, 201)
    await house.db.transact(async (tx) => {
      await house.service.close(tx, closed ?? 0, organizer, 'enough')
      for (const id of [held, back]) await house.service.hold(tx, id ?? 0, 'People reported it.')
      await house.service.sendBack(tx, back ?? 0, organizer, 'Say more about it.')
      await house.service.remove(tx, gone ?? 0, organizer)
    })
    const phases = await Promise.all([open, closed, held, back, gone].map((id) => phaseOf('student', id ?? 0)))
    assert.deepEqual(phases, ['open', 'closed', 'held', 'held', 'gone'])
  })

  test('it has begun from its first day where it takes place, and is over after its last', async () => {
    const student = await house.as('student')
    const days = { startsOn: '2026-12-05', endsOn: '2026-12-06', closesAt: '2026-12-30T00:00:00Z' }
    const india = await house.live(days)
    const further = await house.live({ ...days, zone: 'America/New_York' })
    const endless = await house.live({ ...days, endsOn: null })
    for (const id of [india, further, endless]) await house.enter(student, id)
    const at = async (now: Date) => {
      house.setNow(now)
      return Promise.all([india, further, endless].map((id) => phaseOf('student', id)))
    }
    assert.deepEqual(await at(new Date('2026-12-04T18:29:59Z')), ['open', 'open', 'open'])
    assert.deepEqual(await at(new Date('2026-12-04T18:30:00Z')), ['started', 'open', 'started'])
    assert.deepEqual(await at(SECOND_DAY), ['started', 'started', 'started'])
    assert.deepEqual(await at(new Date('2026-12-06T18:30:00Z')), ['over', 'started', 'started'])
    const { items } = (await student.get('/api/registrations/mine')).body
    assert.deepEqual([items[2].startsOn, items[2].endsOn], [days.startsOn, days.endsOn])
  })

  test('whose organizer has erased their account reads nothing any more; what is over stays over', async () => {
    const pro = await house.as('pro')
    const recruiter = await house.idOf('recruiter')
    const publish = async (days: object) => {
      const id = await house.live({ closesAt: LATER, ...days })
      await house.db.transact((tx) =>
        house.kernel
          .get(database)
          .on<Organised>(tx)
          .updateTable('listings.opportunity')
          .set({ organizer_id: recruiter })
          .where('id', '=', id)
          .execute(),
      )
      await house.enter(pro, id)
      return id
    }
    const [ahead, past] = [await publish({}), await publish({ startsOn: '2026-12-01', endsOn: '2026-12-02' })]
    await house.kernel.get(personalRecords).erase(recruiter)
    house.setNow(SECOND_DAY)
    assert.deepEqual([await phaseOf('pro', ahead), await phaseOf('pro', past)], ['left', 'over'])
  })

  test('called off by its organizer it stays so, whatever its days say and whoever leaves the site', async () => {
    const [student, organizer] = [await house.as('student'), await house.idOf('organizer')]
    const days = { startsOn: '2026-12-05', endsOn: '2026-12-06', closesAt: '2026-12-30T00:00:00Z' }
    const [open, closed] = [await house.live(days), await house.live(days)]
    for (const id of [open, closed]) await house.enter(student, id)
    await house.db.transact(async (tx) => {
      await house.service.close(tx, closed, organizer, 'enough')
      for (const id of [open, closed]) await house.service.cancel(tx, id, organizer, 'The hall is flooded.')
    })
    const phases = () => Promise.all([open, closed].map((id) => phaseOf('student', id)))
    assert.deepEqual(await phases(), ['cancelled', 'cancelled'])
    house.setNow(new Date('2026-12-07T10:00:00Z'))
    assert.deepEqual(await phases(), ['cancelled', 'cancelled'])
  })

  test('what is by invitation by now stays open to who is in it, and is closed to who has left', async () => {
    const [student, pro] = [await house.as('student'), await house.as('pro')]
    const id = await house.live()
    await house.enter(student, id)
    const { body } = await house.enter(pro, id)
    await pro.post(`/api/registrations/${body.id}/withdraw`, {})
    await house.db.transact((tx) => house.service.setVisibility(tx, id, 'invited'))
    const { items } = (await pro.get('/api/registrations/mine')).body
    assert.equal(items[0].phase, 'closed')
    assert.equal(await phaseOf('student', id), 'open')
  })

  test('one that only those who left were in is the one that it was merged into', async () => {
    const student = await house.as('student')
    const [from, into] = [await house.live(), await house.live()]
    const { body } = await house.enter(student, from)
    await student.post(`/api/registrations/${body.id}/withdraw`, {})
    const [machines, events] = [house.kernel.get(stateMachines), house.kernel.get(outbox)]
    await mergeInto({ database: house.db, machines, outbox: events }, from, into)
    assert.equal(await phaseOf('student', from), 'open')
  })

  test.run()
})
