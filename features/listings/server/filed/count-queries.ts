import { sql } from 'kysely'
import { FOREVER } from '../catalogue/listed'
import type { Question } from '../catalogue/question'
import type { ListingsDb } from '../tables'
import { every, foundUnder, listed, saying } from './asked-for'
import type { PageQuestion } from './page-queries'

export interface Totals {
  /** Of the kind and status, whatever the filters. */
  readonly all: number
  /** Without the text. */
  readonly filtered: number
  readonly total: number
}

export async function totalsOf(db: ListingsDb, question: PageQuestion, now: Date): Promise<Totals> {
  const chosen = every(question.choices.map(foundUnder))
  const { rows } = await sql<Totals>`
    select count(*)::int as all, (count(*) filter (where ${chosen}))::int as filtered,
      (count(*) filter (where ${chosen} and ${saying(question.query)}))::int as total
    from ${listed(question, now)}`.execute(db)
  return rows[0] ?? { all: 0, filtered: 0, total: 0 }
}

export interface Miss {
  /** The facet whose choice alone is in the way; empty where nothing is. */
  readonly missed: string
  /** A card's heading; null for how many there are at all. */
  readonly under: string | null
  readonly count: number
}

/** What misses no filter counts everywhere, what misses exactly one counts in that facet only: as `count` does in memory. */
export async function missesOf(
  db: ListingsDb,
  question: PageQuestion,
  counted: readonly string[],
  now: Date,
): Promise<readonly Miss[]> {
  const missing = question.choices.map(
    (choice) => sql`case when not (${foundUnder(choice)}) then ${choice.name}::text end`,
  )
  const missed = missing.length === 0 ? sql`'{}'::text[]` : sql`array_remove(array[${sql.join(missing)}], null)`
  const { rows } = await sql<Miss>`
    with judged as (
      select f.found_under, ${missed} as missed from ${listed(question, now)} and ${saying(question.query)}
    ), fitting as materialized (
      select found_under, coalesce(missed[1], '') as missed from judged where cardinality(missed) <= 1
    )
    select missed, null as under, count(*)::int as count from fitting group by missed
    union all
    select missed, under, count(*)::int from fitting, unnest(found_under) under
    where split_part(under, ':', 1) = any(${[...counted]}::text[]) and missed in ('', split_part(under, ':', 1))
    group by missed, under`.execute(db)
  return rows
}

/** Those of these headings that something public stands under. */
export async function headingsThatAre(db: ListingsDb, under: readonly string[]): Promise<readonly string[]> {
  if (under.length === 0) return []
  const { rows } = await sql<{ under: string }>`
    select under from unnest(${[...under]}::text[]) under where exists (
      select from listings.filed f join listings.opportunity o on o.id = f.opportunity_id
      where f.found_under @> array[under] and o.state in ('live', 'closed') and o.visibility = 'public')`.execute(db)
  return rows.map((row) => row.under)
}

/** All headings that something public stands under. */
export async function allHeadings(db: ListingsDb, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ under: string }>`
    select distinct unnest(f.found_under) as under from ${listed({ kind: undefined, status: 'all' }, now)}`.execute(db)
  return rows.map((row) => row.under)
}

/** Open ones of a kind with their headings, the next to close first. */
export async function openOfKind(db: ListingsDb, kind: Question['kind'], now: Date) {
  const { rows } = await sql<{
    readonly id: number
    readonly closes_at: Date | null
    readonly found_under: readonly string[]
    readonly pay_min: string | null
    readonly pay_max: string | null
    readonly pay_currency: string | null
    readonly pay_period: string | null
  }>`
    select o.id, o.closes_at, f.found_under, o.pay_min, o.pay_max, o.pay_currency, o.pay_period
    from ${listed({ kind, status: 'open' }, now)} order by o.closes_at, o.id`.execute(db)
  return rows.map((row) => ({ ...row, closesAt: row.closes_at?.getTime() ?? FOREVER }))
}
