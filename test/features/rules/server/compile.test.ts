import assert from 'node:assert/strict'
import fc from 'fast-check'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import { listingsServer } from '../../../../features/listings/server/feature'
import { type Facts, judge, type RuleSet, type Today, todayOf } from '../../../../features/rules/contract'
import { compile } from '../../../../features/rules/server/compile'
import { countPeople, writePeople } from '../../../../features/rules/server/fact-queries'
import { rulesServer } from '../../../../features/rules/server/feature'
import type { RulesTables } from '../../../../features/rules/server/tables'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { someFacts, someNow, someRules } from '../arbitraries'

const NOW = new Date('2026-11-21T06:30:00Z')
const PEOPLE = 10_000
const BATCH = 500
const SETS = 60
const said = { met: true, 'not-met': false, unknown: null } as const

eachDatabase((kind) => {
  const test = suite(`rules as SQL, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([listingsServer, rulesServer], { kind, now: NOW })
  })
  test.after(() => api.dispose())

  const db = () => api.kernel.get(database).of<RulesTables>()

  async function verdicts(rules: RuleSet, today: Today) {
    const { rows } = await sql<{ id: number; verdict: boolean | null }>`
      select person_id as id, ${compile(rules, today)} as verdict from rules.person order by person_id`.execute(db())
    return rows
  }

  test('of 10,000 people the database says of each what the engine says, whatever is asked', async () => {
    await sql`delete from rules.person`.execute(db())
    const people: readonly Facts[] = fc.sample(someFacts, { numRuns: PEOPLE, seed: 7 })
    for (let at = 0; at < PEOPLE; at += BATCH)
      await writePeople(
        db(),
        people.slice(at, at + BATCH).map((facts, index) => [at + index + 1, facts]),
        NOW,
      )
    const [sets, days] = [
      fc.sample(someRules, { numRuns: SETS, seed: 11 }),
      fc.sample(someNow, { numRuns: SETS, seed: 13 }),
    ]
    const met: Record<string, number> = { true: 0, false: 0, null: 0 }
    for (const [at, rules] of sets.entries()) {
      const today = todayOf(days[at] ?? NOW)
      for (const { id, verdict } of await verdicts(rules, today)) {
        const facts = people[id - 1]
        assert.ok(facts)
        const expected = said[judge(rules, facts, today).verdict]
        if (verdict !== expected) assert.fail(JSON.stringify({ rules, facts, today, verdict, expected }))
        met[String(verdict)] = (met[String(verdict)] ?? 0) + 1
      }
    }
    // All three answers came, each often: else nothing was compared.
    for (const count of Object.values(met)) assert.ok(count > PEOPLE, JSON.stringify(met))
  })

  test('counts are those of the engine', async () => {
    const sets = fc.sample(someRules, { numRuns: 10, seed: 17 })
    const today = todayOf(NOW)
    const { of, meeting } = await countPeople(db(), sets, today)
    assert.equal(of, PEOPLE)
    for (const [at, rules] of sets.entries())
      assert.equal(meeting[at], (await verdicts(rules, today)).filter(({ verdict }) => verdict === true).length)
  })

  test.run()
})
