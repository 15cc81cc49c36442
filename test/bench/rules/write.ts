import type pg from 'pg'
import type { Condition } from '../../../features/rules/contract'

export const FIRST_PERSON = 10_000_000
export const PEOPLE = 4000
/** After so many the same rules come again. */
const PERIOD = 2520
const streams = ['engineering', 'management', 'law', 'design', 'medicine']
const cities = ['Pune', 'Delhi', 'Mumbai', 'Bengaluru', 'Kochi', 'Nagpur', 'Indore']

/** Some hundred different rule sets: a person is judged once for each. */
function rulesAt(at: number): readonly Condition[] {
  return [
    { fact: 'cgpa', from: 5 + (at % 40) / 10 },
    { fact: 'stream', anyOf: [streams[at % 5] ?? '', streams[(at * 3 + 1) % 5] ?? ''] },
    ...(at % 3 === 0 ? [{ fact: 'city' as const, anyOf: [cities[at % 7] ?? ''] }] : []),
    ...(at % 4 === 0 ? [{ fact: 'age' as const, from: 16 + (at % 5), to: 25 + (at % 9) }] : []),
  ]
}

/** Rules of their own for the newest opportunities. */
export async function writeRules(db: pg.Pool, count: number): Promise<void> {
  const rules = Array.from({ length: PERIOD }, (_, at) => JSON.stringify(rulesAt(at)))
  await db.query(
    `insert into rules.rule_set (opportunity_id, version, conditions, made_at)
     select id, coalesce(before.version, 0) + 1, made.conditions, now()
     from (select id, row_number() over (order by id desc) as at from listings.opportunity order by id desc limit $3) o
     left join (select opportunity_id, max(version) as version from rules.rule_set group by 1) before on before.opportunity_id = o.id
     join (select rule::jsonb as conditions, nth from unnest($1::text[]) with ordinality as t (rule, nth)) made on made.nth = 1 + at % $2::int`,
    [rules, PERIOD, count],
  )
  await db.query('analyze rules.rule_set')
}

/** What those who are signed in say of themselves. */
export async function writePeople(db: pg.Pool): Promise<void> {
  await db.query(
    `insert into profile.head (person_id, city, skills)
     select $1::int + n, ($2::text[])[1 + n % 7], '["SQL"]' from generate_series(0, $3::int - 1) n`,
    [FIRST_PERSON, cities, PEOPLE],
  )
  await db.query(
    `insert into profile.academic_detail (person_id, position, college, degree, stream, start_year, end_year, cgpa)
     select $1::int + n, 1, 'COEP', 'B.Tech', ($2::text[])[1 + n % 5], 2024, 2028, 6 + (n % 40) / 10.0 from generate_series(0, $3::int - 1) n`,
    [FIRST_PERSON, streams, PEOPLE],
  )
  await db.query('analyze profile.head, profile.academic_detail')
}

export async function countRuleSets(db: pg.Pool): Promise<number> {
  const { rows } = await db.query<{ sets: number }>(
    'select count(distinct conditions)::int as sets from rules.rule_set',
  )
  return rows[0]?.sets ?? 0
}
