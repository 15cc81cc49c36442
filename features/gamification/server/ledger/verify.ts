import { sql } from 'kysely'
import { keptSince } from '../periods'
import type { Db } from '../tables'

const PERIODS = sql`(values ('all'), ('week-' || to_char(date_trunc('week', e.counts_on), 'YYYY-MM-DD')),
  ('month-' || to_char(date_trunc('month', e.counts_on), 'YYYY-MM-DD')))`

export interface Verified {
  readonly transfers: number
  readonly entries: number
  /** What does not hold, each in a sentence. */
  readonly faults: readonly string[]
}

/** Counts everything anew from the entries: sums of transfers, of the whole, balances, scores that are still kept. */
export async function verifyLedger(db: Db, now: Date): Promise<Verified> {
  const count = (table: string) => sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`
  const one = async (table: string) => (await count(table).execute(db)).rows[0]?.count ?? 0
  const checks: readonly (readonly [string, ReturnType<typeof sql<{ what: string }>>])[] = [
    [
      'Transfer {what} does not sum to zero.',
      sql`select transfer_id::text as what from gamification.entry group by transfer_id, currency having sum(amount) <> 0 limit 20`,
    ],
    [
      'All entries in {what} together do not sum to zero.',
      sql`select currency as what from gamification.entry group by currency having sum(amount) <> 0`,
    ],
    [
      'The balance of person {what} is not the sum of their entries.',
      sql`select coalesce(b.person_id, e.person_id) || ' in ' || coalesce(b.currency, e.currency) as what
        from gamification.balance b full join (
          select person_id, currency, sum(amount) as amount from gamification.entry where person_id is not null group by 1, 2
        ) e on e.person_id = b.person_id and e.currency = b.currency
        where coalesce(b.amount, 0) <> coalesce(e.amount, 0) limit 20`,
    ],
    [
      'The balance of person {what} is below zero.',
      sql`select person_id::text as what from gamification.balance where amount < 0 limit 20`,
    ],
    [
      'The score of person {what} is not the sum of their points.',
      sql`select s.person_id || ' in ' || s.period as what from gamification.score s left join (
          select t.period, e.person_id, sum(e.amount) as amount from gamification.entry e cross join lateral ${PERIODS} t (period)
          where e.person_id is not null and e.currency = 'points' group by 1, 2
        ) e on e.person_id = s.person_id and e.period = s.period
        where s.points <> coalesce(e.amount, 0) and (s.period = 'all' or right(s.period, 10) >= ${keptSince(now)}) limit 20`,
    ],
  ]
  const faults: string[] = []
  for (const [sentence, check] of checks)
    for (const { what } of (await check.execute(db)).rows) faults.push(sentence.replace('{what}', what))
  return { transfers: await one('gamification.transfer'), entries: await one('gamification.entry'), faults }
}
