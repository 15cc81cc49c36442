import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { bootGamification, DAY_MS, type GamificationHouse, NOW } from '../house'

const PEOPLE = 4
const TRIGGERS = [
  'gamification.registered',
  'gamification.answered',
  'gamification.signed-up',
  'test.nobody-rules',
] as const

interface Deed {
  readonly who: number
  readonly trigger: number
  readonly thing: number
  readonly daysAgo: number
  /** Told twice, as events may be. */
  readonly isTwice: boolean
}
interface Step {
  readonly deeds: readonly Deed[]
  /** Taken back after them. */
  readonly undone: readonly Deed[]
}

const deed: fc.Arbitrary<Deed> = fc.record({
  who: fc.nat(PEOPLE - 1),
  trigger: fc.nat(TRIGGERS.length - 1),
  thing: fc.nat(7),
  daysAgo: fc.nat(1),
  isTwice: fc.boolean(),
})
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({ deeds: fc.array(deed, { maxLength: 20 }), undone: fc.array(deed, { maxLength: 2 }) }),
  { minLength: 1, maxLength: 3 },
)

let next = 300_000

/** Does all steps with people of their own; `isCrowd`: what happens in a step is told at once. */
async function goThrough(house: GamificationHouse, all: readonly Step[], isCrowd: boolean) {
  const first = (next += PEOPLE)
  const told = ({ who, trigger, thing, daysAgo, isTwice }: Deed, nth: string) => {
    const of = { trigger: TRIGGERS[trigger] ?? '', personId: first + who, subject: `opportunity:${thing}` }
    const at = new Date(NOW.getTime() - daysAgo * DAY_MS)
    const one = { ...of, eventId: `${first}:${nth}`, at, title: `Cup ${thing}`, path: `/x-${thing}` }
    return isTwice ? [one, one] : [one]
  }
  const { awards } = house
  for (const [at, { deeds, undone }] of all.entries()) {
    const happened = deeds.flatMap((each, nth) => told(each, `${at}:${nth}`))
    if (isCrowd) await house.base.transact((tx) => awards.happenedAll(tx, happened))
    else for (const each of happened) await house.base.transact((tx) => awards.happened(tx, each))
    for (const [each] of undone.map((one) => told(one, 'undone')))
      if (each) await house.base.transact((tx) => awards.undone(tx, each, each.at))
  }
  const people = Array.from({ length: PEOPLE }, (_, who) => first + who)
  return Promise.all(people.map((personId) => whatIsOf(house, personId)))
}

async function whatIsOf(house: GamificationHouse, personId: number) {
  const entries = await house
    .db()
    .selectFrom('gamification.entry as e')
    .innerJoin('gamification.transfer as t', 't.id', 'e.transfer_id')
    .select(['e.currency', 'e.amount', 'e.counts_on', 't.kind', 't.says', 't.path', 't.at', 't.rule_id'])
    .where('e.person_id', '=', personId)
    .orderBy('e.id')
    .execute()
  const levels = await house
    .db()
    .selectFrom('gamification.earned')
    .select(['badge_id', 'level', 'lost_at'])
    .where('person_id', '=', personId)
    .orderBy('badge_id')
    .orderBy('level')
    .execute()
  return { balance: await house.ledger.balance(personId), entries, levels }
}

eachDatabase((kind) => {
  const test = suite(`points of a crowd (${kind})`)
  let house: GamificationHouse
  test.before(async () => {
    house = await bootGamification(kind)
  })
  test.after(() => house?.dispose())

  test('what is told of many at once gives what it gives one by one', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        assert.deepEqual(await goThrough(house, all, true), await goThrough(house, all, false))
      }),
      { numRuns: kind === 'postgres' ? 20 : 3 },
    )
    assert.deepEqual(await house.faults(), [])
  })

  test.run()
})
