import { type Kysely, sql } from 'kysely'
import type { SignInTables } from './entering/tables'

type Db = Kysely<SignInTables>

/** A counter and its pace: `burst` tries at once, then one every `everyMs`. */
export interface Pace {
  readonly key: string
  readonly burst: number
  readonly everyMs: number
}

/** `null` as gate: the first one. A counter takes a try only where the one before it has. */
const taking = ({ key, burst, everyMs }: Pace, now: Date, gate: ReturnType<typeof sql>) => sql`
  insert into session.attempt as kept (key, free_at)
  select ${key}, ${now}::timestamptz + ${everyMs}::float8 * interval '1 ms' ${gate}
  on conflict (key) do update
    set free_at = greatest(kept.free_at, ${now}::timestamptz) + ${everyMs}::float8 * interval '1 ms'
    where greatest(kept.free_at, ${now}::timestamptz)
      <= ${now}::timestamptz + ${(burst - 1) * everyMs}::float8 * interval '1 ms'
  returning 1`

/** Takes a try from each of one or two counters, in one statement, so that many at once on many nodes take no more than there are. */
export async function takeTries(
  db: Db,
  [first, second]: readonly [Pace, Pace?],
  now: Date,
): Promise<readonly boolean[]> {
  const query = second
    ? sql`with first as (${taking(first, now, sql``)}),
        second as (${taking(second, now, sql`where exists (select from first)`)})
      select (select count(*)::int from first) as first, (select count(*)::int from second) as second`
    : sql`with first as (${taking(first, now, sql``)})
      select (select count(*)::int from first) as first, 1 as second`
  const { rows } = await query.execute(db)
  const { first: one, second: two } = rows[0] as { first: number; second: number }
  return [one > 0, two > 0]
}

/** Seconds until the counter gives another try. */
export async function waitOf(db: Db, { key, burst, everyMs }: Pace, now: Date): Promise<number> {
  const row = await db.selectFrom('session.attempt').select('free_at').where('key', '=', key).executeTakeFirst()
  if (!row) return 0
  return Math.max(1, Math.ceil((row.free_at.getTime() - now.getTime() - (burst - 1) * everyMs) / 1000))
}

/** A right answer: the account's counter is empty again, the address has its try back. */
export async function giveBack(db: Db, emptied: string, shared: Pace | undefined): Promise<void> {
  await sql`update session.attempt set free_at = case when key = ${emptied} then to_timestamp(0)
      else free_at - ${shared?.everyMs ?? 0}::float8 * interval '1 ms' end
    where key in (${emptied}, ${shared?.key ?? emptied})`.execute(db)
}

/** True once in an hour for a counter: whoever is to be told of it is told then. */
export async function isFirstNotice(db: Db, key: string, now: Date): Promise<boolean> {
  const told = await db
    .updateTable('session.attempt')
    .set({ told_at: now })
    .where('key', '=', key)
    .where((where) =>
      where.or([where('told_at', 'is', null), where('told_at', '<', new Date(now.getTime() - 3_600_000))]),
    )
    .returning('key')
    .executeTakeFirst()
  return told !== undefined
}
