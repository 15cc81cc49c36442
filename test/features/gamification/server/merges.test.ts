import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type MovedPart, personMerges } from '../../../../features/data/contract'
import { eachDatabase } from '../../../support/database'
import type { Caller } from '../../../support/api'
import { filled, freshKey, liveOf } from '../../registrations/house'
import { signUpProved } from '../../session/house'
import { bootGamification, type GamificationHouse, NOW } from '../house'

const ENTERED = 'gamification.registered'
const minute = (count: number) => new Date(NOW.getTime() + count * 60_000)

eachDatabase((kind) => {
  const test = suite(`what both accounts of one person did, ${kind}`)
  let house: GamificationHouse
  let next = 500_000
  const two = () => [(next += 1), (next += 1)] as const
  test.before(async () => {
    house = await bootGamification(kind)
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house?.dispose())

  const merge = (from: number, to: number) =>
    house.base.transact((tx) => house.kernel.get(personMerges).move(tx, { from, to }))
  const part = (from: number, to: number, parts: readonly MovedPart[]) =>
    house.base.transact((tx) => house.kernel.get(personMerges).undo(tx, { from, to }, parts))
  const balances = (...ids: readonly number[]) =>
    Promise.all(
      ids.map(async (id) => {
        const { points, coins } = await house.ledger.balance(id)
        return [points, coins]
      }),
    )
  const levelsOf = async (personId: number) => {
    const rows = house.db().selectFrom('gamification.earned').where('person_id', '=', personId)
    return (await rows.select('level').where('lost_at', 'is', null).orderBy('level').execute()).map(
      ({ level }) => level,
    )
  }
  const enter = (personId: number, ...subjects: readonly number[]) =>
    Promise.all(subjects.map((at) => house.happened(ENTERED, personId, `opportunity:${at}`)))

  test('who entered one opportunity with both accounts has one gift, also for joining; parted, each has theirs again', async () => {
    const opportunityId = await liveOf(house)
    const idOf = async (caller: Caller) => (await caller.get('/api/session/me')).body.id as number
    const ids: number[] = []
    for (const word of ['ends', 'stays']) {
      const caller = await signUpProved(house, `${word}@example.in`)
      const id = await idOf(caller)
      assert.equal(
        (await caller.post('/api/registrations', { opportunityId, ...filled }, freshKey())).status,
        201,
        word,
      )
      await house.until(`${word} has both gifts`, async () => (await house.ledger.balance(id)).points === 40)
      ids.push(id)
    }
    const [from = 0, to = 0] = ids
    const parts = await merge(from, to)
    assert.deepEqual(await balances(from, to), [
      [0, 0],
      [40, 15],
    ])
    await house.until(
      'the withdrawing of the one that ends is heard',
      async () => (await house.db().selectFrom('gamification.undoing').selectAll().execute()).length > 0,
    )
    house.setNow(minute(1))
    await part(from, to, parts)
    assert.deepEqual(await balances(from, to), [
      [40, 15],
      [40, 15],
    ])
    assert.deepEqual(await house.faults(), [])
  })

  test('however often two merge and part, and whenever it is heard that one withdrew, nothing is minted or lost', async () => {
    const [from, to] = two()
    await enter(from, 1, 2)
    await enter(to, 1)
    for (const time of [1, 2, 3]) {
      const [mergedAt, partedAt] = [minute(10 * time), minute(10 * time + 5)]
      house.setNow(mergedAt)
      const parts = await merge(from, to)
      assert.deepEqual(await balances(from, to), [
        [0, 0],
        [40, 10],
      ])
      if (time === 2) await house.undone(ENTERED, from, 'opportunity:1', mergedAt)
      house.setNow(partedAt)
      await part(from, to, parts)
      if (time !== 2) await house.undone(ENTERED, from, 'opportunity:1', mergedAt)
      assert.deepEqual(await balances(from, to), [
        [40, 10],
        [20, 5],
      ])
    }
    await house.undone(ENTERED, from, 'opportunity:1', minute(60))
    await house.undone(ENTERED, to, 'opportunity:1', minute(60))
    assert.deepEqual(await balances(from, to), [
      [20, 5],
      [0, 0],
    ])
    assert.deepEqual(await house.faults(), [])
  })

  test('when the one that stays withdraws meanwhile, it alone loses its gift; coins that were spent are not given twice', async () => {
    const [from, to] = two()
    await enter(from, 1)
    await enter(to, 1)
    const says = { en: 'Spent', hi: 'ख़र्च' }
    for (const personId of [from, to])
      await house.base.transact((tx) => house.ledger.spend(tx, { personId, coins: 4, key: `spent:${personId}`, says }))
    const parts = await merge(from, to)
    assert.deepEqual(await balances(to), [[20, 0]], 'of five coins two were left')
    house.setNow(minute(1))
    await house.undone(ENTERED, to, 'opportunity:1', minute(1))
    assert.deepEqual(await balances(to), [[0, 0]])
    house.setNow(minute(2))
    await part(from, to, parts)
    assert.deepEqual(await balances(from, to), [
      [20, 1],
      [0, 1],
    ])
    assert.deepEqual(await house.faults(), [])
  })

  test('accounts part also when the one that ended was told of again, and what was told then stands aside', async () => {
    const [from, to] = two()
    await house.undone(ENTERED, from, 'opportunity:1', minute(-9))
    await enter(from, 1)
    const parts = await merge(from, to)
    house.setNow(minute(1))
    await house.undone(ENTERED, from, 'opportunity:1', minute(1))
    await house.happened(ENTERED, from, 'opportunity:2', minute(1))
    await part(from, to, parts)
    assert.deepEqual(await balances(from, to), [
      [40, 10],
      [0, 0],
    ])
    assert.deepEqual([await levelsOf(from), await levelsOf(to)], [[1], []])
    const undoings = house.db().selectFrom('gamification.undoing').where('person_id', 'in', [from, to])
    assert.deepEqual(await undoings.select(['person_id', 'at']).execute(), [{ person_id: from, at: minute(-9) }])
  })

  test('a badge that both reach only together is earned when they merge, and lost when they part', async () => {
    const [from, to] = two()
    await enter(from, 1, 2, 3)
    await enter(to, 4, 5, 6)
    assert.deepEqual([await levelsOf(from), await levelsOf(to)], [[1], [1]])
    for (const time of [1, 2]) {
      house.setNow(minute(time))
      const parts = await merge(from, to)
      assert.deepEqual(await levelsOf(to), [1, 2], `the ${time}. time`)
      await part(from, to, parts)
      assert.deepEqual([await levelsOf(from), await levelsOf(to)], [[1], [1]])
    }
  })

  test('what counts once for both reaches no level on the way', async () => {
    const [from, to] = [await house.idOf('intern'), await house.idOf('mentor')]
    await enter(from, 1, 2, 3)
    await enter(to, 2, 3, 4)
    const parts = await merge(from, to)
    assert.deepEqual(await levelsOf(to), [1])
    const bell = (await (await house.as('mentor')).get('/api/notifications')).body.items as readonly { text: string }[]
    assert.deepEqual([...new Set(bell.map(({ text }) => text))], ['New badge: On the wall'])
    house.setNow(minute(1))
    await part(from, to, parts)
    assert.deepEqual([await levelsOf(from), await levelsOf(to)], [[1], [1]])
  })

  test.run()
})
