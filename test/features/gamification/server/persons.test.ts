import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { type MovedPart, personMerges } from '../../../../features/data/contract'
import { profileChanged } from '../../../../features/profile/contract'
import { accountEnabled } from '../../../../features/session/contract'
import { eachDatabase } from '../../../support/database'
import { bootGamification, type GamificationHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`points of people who leave, merge and part, ${kind}`)
  let house: GamificationHouse
  let next = 400_000
  const somebody = () => (next += 1)
  test.before(async () => {
    house = await bootGamification(kind)
  })
  test.after(() => house?.dispose())

  const own = async (parts: readonly MovedPart[]) => parts.filter(({ id }) => id.startsWith('gamification.'))

  test('an export has every line with its reason; after erasing nothing names the person and all sums hold', async () => {
    const personId = somebody()
    await house.give(personId, 12, 4)
    await house.happened('gamification.registered', personId, 'opportunity:1')
    const mine = (await house.records.export(personId))['gamification.ledger'] as {
      lines: readonly { why: string }[]
      deeds: readonly { deed: string; title: string; takenBackAt: string | null }[]
    }
    assert.deepEqual(
      mine.deeds.map(({ deed, title, takenBackAt }) => [deed, title, takenBackAt]),
      [['gamification.registered', 'Chess Cup', null]],
    )
    assert.deepEqual(
      mine.lines.map(({ why }) => why),
      ['A gift', 'A gift', 'Registering for an opportunity: Chess Cup', 'Registering for an opportunity: Chess Cup'],
    )
    await house.records.erase(personId)
    const left = (await house.records.export(personId))['gamification.ledger'] as {
      lines: unknown[]
      badges: unknown[]
    }
    assert.deepEqual([left.lines, left.badges], [[], []])
    assert.deepEqual(await house.faults(), [])
    assert.deepEqual(await house.ledger.balance(personId), { points: 0, coins: 0 })
  })

  test('what is heard late of somebody who is erased makes nothing of theirs anew', async () => {
    const [erased, living] = [await house.idOf('volunteer'), await house.idOf('student')]
    await house.records.erase(erased)
    await house.happened('gamification.registered', erased, 'opportunity:1')
    await house.undone('gamification.registered', erased, 'opportunity:1')
    const tell = (personId: number) =>
      house.base.transact(async (tx) => {
        await house.outbox.publish(tx, profileChanged({ personId }))
        await house.outbox.publish(tx, accountEnabled({ personId }))
      })
    const rowsOf = async (personId: number) => {
      const of = (table: 'person' | 'happening' | 'undoing') =>
        house.db().selectFrom(`gamification.${table}`).select('person_id').where('person_id', '=', personId).execute()
      return (await Promise.all([of('person'), of('happening'), of('undoing')])).flat()
    }
    await tell(erased)
    await tell(living)
    const open = sql`select from data.delivery where done_at is null and subscription_id like 'gamification.%'`
    const areOpen = async () => (await open.execute(house.base.of())).rows.length > 0
    await house.until('the news are heard, each by all who listen', async () => !(await areOpen()))
    assert.ok((await rowsOf(living)).length > 0)
    assert.deepEqual(await rowsOf(erased), [])
  })

  const merge = (from: number, to: number) =>
    house.base.transact((tx) => house.kernel.get(personMerges).move(tx, { from, to }))
  const part = (from: number, to: number, parts: readonly MovedPart[]) =>
    house.base.transact((tx) => house.kernel.get(personMerges).undo(tx, { from, to }, parts))
  const says = { en: 'Spent', hi: 'ख़र्च' }
  const spend = (personId: number, coins: number) =>
    house.base.transact((tx) =>
      house.ledger.spend(tx, { personId, coins, key: `spent:${personId}:${(next += 1)}`, says }),
    )

  test('two accounts of one person become one with all lines, and part again with them', async () => {
    const [from, to] = [somebody(), somebody()]
    await house.give(from, 30, 10)
    await house.give(to, 5, 2)
    const parts = await merge(from, to)
    assert.deepEqual(await house.ledger.balance(to), { points: 35, coins: 12 })
    assert.deepEqual(await house.ledger.balance(from), { points: 0, coins: 0 })
    assert.equal((await own(parts))[0]?.moved, 3, 'a transfer and its two entries')
    await part(from, to, parts)
    assert.deepEqual(await house.ledger.balance(from), { points: 30, coins: 10 })
    assert.deepEqual(await house.ledger.balance(to), { points: 5, coins: 2 })
    assert.deepEqual(await house.faults(), [])
  })

  test('when accounts part, the house makes up for what must return and was spent, not for what the kept one spent of its own; each time anew', async () => {
    for (const [brings, had, spent, left, times] of [
      [10, 2, 11, 0, 1],
      [1, 1000, 1000, 0, 1],
      [10, 50, 20, 30, 1],
      [10, 0, 10, 0, 2],
    ] as const) {
      const [from, to] = [somebody(), somebody()]
      await house.give(from, 0, brings)
      await house.give(to, 0, had)
      for (let time = 0; time < times; time++) {
        const parts = await merge(from, to)
        await spend(to, spent)
        await part(from, to, parts)
        assert.equal((await house.ledger.balance(from)).coins, brings, 'all returns')
        assert.equal((await house.ledger.balance(to)).coins, left, 'nothing is minted')
      }
    }
    assert.deepEqual(await house.faults(), [])
  })

  test('accounts part also when points were taken back meanwhile', async () => {
    const [from, to] = [somebody(), somebody()]
    const gift = (await house.give(from, 30, 10)) ?? 0
    await house.give(to, 5)
    const parts = await merge(from, to)
    await house.base.transact((tx) => house.ledger.reverse(tx, gift, { en: 'A mistake', hi: 'ग़लती' }))
    await part(from, to, parts)
    assert.deepEqual(await house.ledger.balance(from), { points: 30, coins: 10 })
    assert.deepEqual(await house.ledger.balance(to), { points: 0, coins: 0 })
    assert.deepEqual(await house.faults(), [])
  })

  test.run()
})
