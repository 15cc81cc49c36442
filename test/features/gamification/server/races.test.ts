import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { findServer } from '../../../support/postgres'
import { bootGamification, type GamificationHouse } from '../house'

const HUNDRED = Array.from({ length: 100 }, (_, at) => at)
const says = { en: 'A test', hi: 'परख' }

const test = suite('points on two nodes, a hundred at once')
let nodes: readonly GamificationHouse[]
let next = 200_000
const somebody = () => (next += 1)
const on = (at: number): GamificationHouse => nodes[at % 2] as GamificationHouse
test.before(async () => {
  const first = await bootGamification('postgres')
  nodes = [first, await bootGamification('postgres', first)]
})
test.after(async () => {
  for (const node of [...(nodes ?? [])].reverse()) await node.dispose()
})

test('of the same key exactly one gives', async () => {
  const personId = somebody()
  const made = await Promise.all(HUNDRED.map((at) => on(at).give(personId, 7, 3, 'the-same')))
  assert.equal(made.filter((id) => id !== undefined).length, 1)
  assert.deepEqual(await on(0).ledger.balance(personId), { points: 7, coins: 3 })
})

test('of spending the same coins exactly one succeeds, the others are told', async () => {
  const personId = somebody()
  await on(0).give(personId, 0, 10)
  const spend = ({ base, ledger }: GamificationHouse, at: number) =>
    base.transact((tx) => ledger.spend(tx, { personId, coins: 10, key: `spend:${personId}:${at}`, says }))
  const outcomes = await Promise.allSettled(HUNDRED.map((at) => spend(on(at), at)))
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  const refused = outcomes.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
  )
  assert.deepEqual([...new Set(refused)], ['not-enough-coins'])
  assert.deepEqual(await on(1).ledger.balance(personId), { points: 0, coins: 0 })
})

test('of the same line exactly one takes it back', async () => {
  const personId = somebody()
  const id = (await on(0).give(personId, 10, 10)) ?? 0
  const outcomes = await Promise.allSettled(
    HUNDRED.map((at) => on(at).base.transact((tx) => on(at).ledger.reverse(tx, id, says))),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
})

test('of the same event, and of the same thing under a hundred events, one counts; its badge is earned and told once', async () => {
  const personId = await on(0).idOf('mentor')
  await Promise.all(
    HUNDRED.map((at) =>
      on(at).happened('gamification.registered', personId, 'opportunity:1', undefined, `e:${at % 50}`),
    ),
  )
  assert.deepEqual(await on(0).ledger.balance(personId), { points: 20, coins: 5 })
  const earned = await on(0)
    .db()
    .selectFrom('gamification.earned')
    .select('level')
    .where('person_id', '=', personId)
    .execute()
  assert.deepEqual(earned, [{ level: 1 }])
  const bell = (await (await on(0).as('mentor')).get('/api/notifications')).body.items as readonly { text: string }[]
  assert.deepEqual(
    bell.map(({ text }) => text),
    ['New badge: On the wall'],
  )
})

test('of a hundred things in a day the day’s most counts, on whichever node they arrive', async () => {
  const personId = somebody()
  await Promise.all(HUNDRED.map((at) => on(at).happened('gamification.registered', personId, `opportunity:${at}`)))
  assert.deepEqual(await on(0).ledger.balance(personId), { points: 100, coins: 25 })
  assert.deepEqual(await on(0).faults(), [])
})

test('what one node writes the other ranks', async () => {
  const person = await on(1).idOf('evaluator')
  const evaluator = await on(1).as('evaluator')
  assert.equal((await evaluator.get('/api/gamification/own')).body.UserRank, -1)
  await on(0).give(person, 100_000)
  await on(1).until(
    'the other node has heard',
    async () => (await evaluator.get('/api/gamification/own')).body.UserRank === 1,
  )
})

if (findServer()) test.run()
else
  console.log(
    'Skipped: no PostgreSQL on 127.0.0.1:5432 and no TEST_DATABASE_URL.\n  Total:     0\n  Passed:    0\n  Skipped:   6',
  )
