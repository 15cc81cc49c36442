import assert from 'node:assert/strict'
import fc from 'fast-check'
import { sql } from 'kysely'
import { suite } from 'uvu'
import type { LinePage } from '../../../../features/gamification/contract/wire'
import { verbs, type VerbIo } from '../../../../features/modules/contract'
import { eachDatabase } from '../../../support/database'
import { rejection } from '../../../support/waiting'
import { bootGamification, DAY_MS, type GamificationHouse, NOW } from '../house'

const says = { en: 'A test', hi: 'परख' }

eachDatabase((kind) => {
  const test = suite(`the ledger of points and coins, ${kind}`)
  let house: GamificationHouse
  let next = 100_000
  const somebody = () => (next += 1)
  test.before(async () => {
    house = await bootGamification(kind)
  })
  test.after(() => house?.dispose())

  const spend = (personId: number, coins: number, key: string) =>
    house.base.transact((tx) => house.ledger.spend(tx, { personId, coins, key, says }))
  const reverse = (id: number) => house.base.transact((tx) => house.ledger.reverse(tx, id, says))

  test('the same key gives once, and says so', async () => {
    const personId = somebody()
    assert.equal(typeof (await house.give(personId, 10, 4, 'twice')), 'number')
    assert.equal(await house.give(personId, 10, 4, 'twice'), undefined)
    assert.deepEqual(await house.ledger.balance(personId), { points: 10, coins: 4 })
  })

  test('what is not there is not spent, and the sentence says what is', async () => {
    const personId = somebody()
    await house.give(personId, 0, 5)
    const refusal = await rejection(spend(personId, 6, `spend:${personId}`))
    assert.match(refusal.message, /takes 6 coins, and you have 5\. Nothing was spent/)
    assert.equal(typeof (await spend(personId, 5, `spend:${personId}`)), 'number', 'the refused key is still free')
    assert.deepEqual(await house.ledger.balance(personId), { points: 0, coins: 0 })
  })

  test('a gift is taken back once: all its points, and of its coins what is still there; a reversal never', async () => {
    const personId = somebody()
    const gift = (await house.give(personId, 30, 10)) ?? 0
    const spending = (await spend(personId, 8, `some:${personId}`)) ?? 0
    await reverse(gift)
    assert.deepEqual(await house.ledger.balance(personId), { points: 0, coins: 0 })
    assert.match((await rejection(reverse(gift))).message, /was taken back before/)
    await reverse(spending)
    assert.deepEqual(await house.ledger.balance(personId), { points: 0, coins: 8 })
    const { id } = await house
      .db()
      .selectFrom('gamification.transfer')
      .select('id')
      .where('reverses', '=', gift)
      .executeTakeFirstOrThrow()
    assert.match((await rejection(reverse(id))).message, /is a reversal/)
    assert.match((await rejection(reverse(2_000_000_000))).message, /no line 2000000000/)
  })

  test('the database itself refuses what does not sum to zero, what goes below it, changes and deletions', async () => {
    const personId = somebody()
    const id = (await house.give(personId, 5, 5)) ?? 0
    const refused = async (statement: ReturnType<typeof sql>) =>
      (await rejection(statement.execute(house.db()))).message
    const entry = (amount: number, purse: string, person: number | null) =>
      sql`(${id}, 'coins', ${purse}, ${person}, ${amount}, date '2026-11-18')`
    const into = sql`insert into gamification.entry (transfer_id, currency, purse, person_id, amount, counts_on) values`
    assert.match(await refused(sql`${into} ${entry(3, 'person', personId)}`), /sum to zero/)
    assert.match(
      await refused(sql`${into} ${entry(-9, 'person', personId)}, ${entry(9, 'issued', null)}`),
      /balance_never_negative/,
    )
    assert.match(
      await refused(sql`update gamification.entry set amount = 7 where person_id = ${personId}`),
      /does not change/,
    )
    assert.match(await refused(sql`delete from gamification.entry where person_id = ${personId}`), /not deleted/)
  })

  test('whatever is given, spent, repeated and taken back, every balance is the sum of its lines and never negative', async () => {
    const personIds = [somebody(), somebody(), somebody()]
    const who = fc.constantFrom(...personIds)
    const amount = fc.integer({ min: 0, max: 50 })
    const move = fc.oneof(
      fc.record({
        what: fc.constant('give' as const),
        who,
        points: amount,
        coins: amount,
        key: fc.integer({ min: 0, max: 40 }),
      }),
      fc.record({
        what: fc.constant('spend' as const),
        who,
        coins: fc.integer({ min: 1, max: 80 }),
        key: fc.integer({ min: 0, max: 40 }),
      }),
      fc.record({ what: fc.constant('reverse' as const), pick: fc.nat(200) }),
    )
    const made: number[] = []
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 25 }), async (moves) => {
        run += 1
        for (const each of moves) {
          const id =
            each.what === 'reverse'
              ? await reverse(made[each.pick % Math.max(1, made.length)] ?? 0).catch(() => undefined)
              : each.what === 'give'
                ? await house.give(each.who, each.points, each.coins, `p:${run}:${each.key}`)
                : await spend(each.who, each.coins, `s:${run}:${each.key}`).catch(() => undefined)
          if (typeof id === 'number') made.push(id)
        }
        for (const id of personIds) {
          const { points, coins } = await house.ledger.balance(id)
          assert.ok(points >= 0 && coins >= 0)
        }
        assert.deepEqual(await house.faults(), [])
      }),
      { numRuns: 15 },
    )
  })

  const run = async (...args: readonly string[]) => {
    const verb = house.kernel.view(verbs).find((each) => each.id === 'gamification.ledger')
    const lines: string[] = []
    const io = { args, print: (line: string) => void lines.push(line) } as unknown as VerbIo
    return [await verb?.run(io), lines.join('\n')] as const
  }

  test('the number that a person reads on a line takes that line back, and the badge that hung on it', async () => {
    const mentor = await house.as('mentor')
    const personId = await house.idOf('mentor')
    for (const post of [1, 2, 3]) await house.happened('gamification.answered', personId, `post:line${post}`)
    const badges = async () =>
      (await mentor.get(`/api/gamification/people/${personId}/badges`)).body.items as readonly {
        slug: string
        level: number
      }[]
    const level = async () => (await badges()).find(({ slug }) => slug === 'good-answers')?.level
    const linesOf = async (currency: string) =>
      (await mentor.get(`/api/gamification/own/lines?currency=${currency}`)).body.items as readonly {
        id: number
        reversedAt: string | null
      }[]
    assert.equal(await level(), 1)
    const [, line] = await linesOf('coins')
    await run('reverse', String(line?.id), 'copied')
    assert.equal((await house.ledger.balance(personId)).points, 30)
    for (const currency of ['points', 'coins']) {
      const taken = (await linesOf(currency)).filter(({ reversedAt }) => reversedAt !== null)
      assert.deepEqual(
        taken.map(({ id }) => id),
        [line?.id],
      )
    }
    assert.equal(await level(), 0)
  })

  test('each line says what happened, by which rule, and what was there before it; one that takes back says what', async () => {
    const evaluator = await house.as('evaluator')
    const personId = await house.idOf('evaluator')
    await house.give(personId, 4, 1)
    await house.happened('gamification.answered', personId, 'post:why')
    await house.undone('gamification.answered', personId, 'post:why')
    const page = async (after = '') =>
      (await evaluator.get(`/api/gamification/own/lines?currency=points&limit=2${after}`)).body as LinePage
    const [first, second] = (await page()).items
    const [third] = (await page(`&after=${second?.id}`)).items
    const lines = [first, second, third]
    const { points } = await house.ledger.balance(personId)
    const before = points - 4
    assert.deepEqual(
      lines.map((each) => [each?.before, each?.amount]),
      [
        [points + 15, -15],
        [points, 15],
        [before, 4],
      ],
    )
    assert.deepEqual(first?.why, { event: null, rule: null, takesBack: { id: second?.id, text: second?.text } })
    assert.deepEqual(second?.why.event, { text: 'Somebody answers a question', at: NOW.toISOString() })
    assert.deepEqual([second?.why.rule?.points, second?.why.takesBack], [15, null])
    assert.deepEqual(third?.why, { event: null, rule: null, takesBack: null })
  })

  test('what is taken back of a span whose scores are dropped is no fault', async () => {
    const personId = somebody()
    await house.happened('gamification.answered', personId, 'post:old', new Date(NOW.getTime() - 120 * DAY_MS))
    const { id } = await house
      .db()
      .selectFrom('gamification.transfer')
      .select('id')
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow()
    await house.job('gamification.purge-scores')?.run({
      now: NOW,
      signal: new AbortController().signal,
      data: undefined,
    })
    await reverse(id)
    assert.deepEqual(await house.faults(), [])
  })

  test('the command line proves it, names what is wrong, and takes a line back with its reason in the audit log', async () => {
    const personId = somebody()
    const id = (await house.give(personId, 9, 3)) ?? 0
    assert.match((await run('verify'))[1], /sum to zero; every balance and score is the sum of its entries/)
    assert.deepEqual(await run('reverse', String(id), 'a', 'mistake'), [0, `Line ${id} is taken back.`])
    assert.deepEqual(await house.ledger.balance(personId), { points: 0, coins: 0 })
    assert.match((await rejection(run('reverse', 'x'))).message, /Say which line/)
    await sql`update gamification.balance set amount = amount + 1 where person_id = ${personId} and currency = 'coins'`.execute(
      house.db(),
    )
    const [code, said] = await run('verify')
    assert.equal(code, 1)
    assert.match(said, new RegExp(`balance of person ${personId} in coins is not the sum`))
    await sql`update gamification.balance set amount = amount - 1 where person_id = ${personId} and currency = 'coins'`.execute(
      house.db(),
    )
  })

  test.run()
})
