import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Condition } from '../../../features/rules/contract'
import { pace, saturate, send } from '../http/asking'
import type { Question } from '../http/questions'
import { createTown } from '../http/town'
import { type Row, spoken } from '../table'

const RULED = 20_000
const FIRST_PERSON = 10_000_000
const PEOPLE = 4000
const SECONDS = 5
const GOAL_MS = 10
const kinds = ['internship', 'job', 'competition', 'hackathon', 'scholarship']
const streams = ['engineering', 'management', 'law', 'design', 'medicine']
const cities = ['Pune', 'Delhi', 'Mumbai', 'Bengaluru', 'Kochi', 'Nagpur', 'Indore']

/** Some thousand different rule sets: a person is judged once for each. */
function rulesAt(at: number): readonly Condition[] {
  return [
    { fact: 'cgpa', from: 5 + (at % 40) / 10 },
    { fact: 'stream', anyOf: [streams[at % 5] ?? '', streams[(at * 3 + 1) % 5] ?? ''] },
    ...(at % 3 === 0 ? [{ fact: 'city' as const, anyOf: [cities[at % 7] ?? ''] }] : []),
    ...(at % 4 === 0 ? [{ fact: 'age' as const, from: 16 + (at % 5), to: 25 + (at % 9) }] : []),
  ]
}

async function write(db: pg.Pool): Promise<void> {
  const rules = Array.from({ length: RULED }, (_, at) => JSON.stringify(rulesAt(at)))
  await db.query(
    `insert into rules.rule_set (opportunity_id, version, conditions, made_at)
     select id, coalesce((select max(version) from rules.rule_set r where r.opportunity_id = o.id), 0) + 1, c::jsonb, now()
     from (select id, row_number() over (order by id desc) as at from listings.opportunity) o
     join unnest($1::text[]) with ordinality as s(c, at) using (at)`,
    [rules],
  )
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
  await db.query('analyze rules.rule_set, profile.head, profile.academic_detail')
}

/** A person not asked for a while each time. */
const asked = (path: string) => {
  let turn = 0
  return (): Question => {
    turn += 1
    const query = `eligible=yes&kind=${kinds[turn % kinds.length]}`
    const cookie = `foothold=bench-${FIRST_PERSON + (turn % PEOPLE)}`
    return { path: `${path}?${query}`, headers: { cookie, 'x-request-id': randomUUID() } }
  }
}

/** "Eligible for me" among 100,000 opportunities, 20,000 of which have rules of their own, for 4,000 people. */
export async function bench(): Promise<readonly Row[]> {
  const town = await createTown()
  try {
    await write(town.db)
    const { rows } = await town.db.query<{ sets: number }>(
      'select count(distinct conditions)::int as sets from rules.rule_set',
    )
    const site = await town.start('uncached')
    try {
      const found: Row[] = [{ what: 'different rule sets', measured: String(rows[0]?.sets ?? 0) }]
      for (const [what, path] of [
        ['list', '/api/listings/own/search'],
        ['counts', '/api/listings/own/facets'],
      ] as const) {
        const ask = asked(path)
        await send(site.origin, ask())
        const most = await saturate(site.origin, ask, SECONDS)
        const { p50Ms, p99Ms } = await pace(site.origin, ask, most / 2, SECONDS * 1000)
        found.push({ what: `eligible for me, ${what}: answers a second`, measured: most.toFixed(0) })
        found.push({ what: '  p50 at half of it', measured: spoken(p50Ms) })
        found.push({ what: '  p99', measured: spoken(p99Ms), goal: `≤ ${GOAL_MS} ms`, isMet: p99Ms <= GOAL_MS })
      }
      return found
    } finally {
      await site.stop()
    }
  } finally {
    await town.dispose()
  }
}
