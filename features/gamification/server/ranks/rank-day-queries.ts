import { sql } from 'kysely'
import type { Db } from '../tables'

/** Which of these days are not kept yet. */
export async function missingDays(db: Db, days: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ day: string }>`
    select day from unnest(${[...days]}::text[]) as wanted (day)
    where not exists (select from gamification.rank_day as kept where kept.day = wanted.day::date) order by day`.execute(
    db,
  )
  return rows.map(({ day }) => day)
}

/** Keeps the ranks of a day that is over: what everybody has now, without what came later. Who is listed is so now. */
export async function keepDay(db: Db, day: string): Promise<void> {
  await sql`
    with later as (
      select entry.person_id, sum(entry.amount) as amount
      from gamification.transfer as transfer join gamification.entry as entry on entry.transfer_id = transfer.id
      where transfer.day > ${day}::date and entry.currency = 'points' and entry.person_id is not null
      group by entry.person_id
    ), stood as (
      select (score.points - coalesce(later.amount, 0))::int as points
      from gamification.score as score left join later using (person_id)
      where score.period = 'all' and score.is_listed
    )
    insert into gamification.rank_day (day, points, reached)
    select ${day}::date, points, (sum(count(*)) over (order by points desc))::int from stood where points > 0 group by points
    on conflict do nothing`.execute(db)
}

export async function dropDaysBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('gamification.rank_day').where('day', '<', day).execute()
}

/** The first kept day from a day on. */
export async function firstKept(db: Db, from: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select min(day)::text as day from gamification.rank_day where day >= ${from}::date`.execute(db)
  return rows[0]?.day ?? undefined
}

export interface Gain {
  readonly personId: number
  readonly day: string
  readonly amount: number
}

/** What these people got or lost after a day, by day. */
export async function gainsAfter(db: Db, personIds: readonly number[], day: string): Promise<readonly Gain[]> {
  const { rows } = await sql<Gain>`
    select transfer.person_id as "personId", transfer.day::text as day, sum(entry.amount)::int as amount
    from gamification.transfer as transfer join gamification.entry as entry on entry.transfer_id = transfer.id
    where transfer.person_id = any(${[...personIds]}::int[]) and transfer.day > ${day}::date
      and entry.currency = 'points' and entry.person_id = transfer.person_id
    group by 1, 2`.execute(db)
  return rows
}

export interface Standing {
  readonly day: string
  readonly points: number
}

/** The rank that so many points had at the end of a day, for each of these in their order; null without points, or where the day is not kept. */
export async function ranksAt(db: Db, asked: readonly Standing[]): Promise<readonly (number | null)[]> {
  if (asked.length === 0) return []
  const { rows } = await sql<{ rank: number | null }>`
    select case when asked.points > 0 and exists (select from gamification.rank_day as kept where kept.day = asked.day)
      then 1 + coalesce((
        select reached from gamification.rank_day as kept
        where kept.day = asked.day and kept.points > asked.points order by kept.points limit 1
      ), 0) end as rank
    from unnest(${asked.map(({ day }) => day)}::date[], ${asked.map(({ points }) => points)}::int[])
      with ordinality as asked (day, points, place) order by asked.place`.execute(db)
  return rows.map(({ rank }) => rank)
}
