import { type RawBuilder, sql } from 'kysely'
import { readCursor, writeCursor } from '../catalogue/cursor'
import type { IdPage, Paging } from '../catalogue/finder'
import { FOREVER, type Order, type Status } from '../catalogue/listed'
import type { Question, Sort } from '../catalogue/question'
import type { ListingsDb } from '../tables'
import { type Choice, every, foundUnder, listed, saying } from './asked-for'

export interface PageQuestion extends Pick<Question, 'kind' | 'status'> {
  readonly choices: readonly Choice[]
  readonly query: string | undefined
}

type Key = RawBuilder<number>

const time = (column: RawBuilder<unknown>): Key =>
  sql`(extract(epoch from date_trunc('milliseconds', ${column})) * 1000)::float8`
const closing = sql<number>`coalesce(${time(sql`o.closes_at`)}, ${FOREVER}::float8)`
const published = sql<number>`coalesce(${time(sql`o.published_at`)}, 0)`
const most = sql<number>`coalesce(o.pay_max, o.pay_min)::float8`

/** The keys of `listed.ts`, as numbers: a place that either of the two handed out is one for the other, too. */
const keys: Readonly<Record<Order, Key>> = {
  deadline: closing,
  newest: sql`-${published}`,
  pay: sql`case
    when o.pay_min is null or o.pay_period is null or ${most} <= 0 then 3 * power(2::float8, 50)
    when coalesce(o.pay_currency, 'INR') <> 'INR' then 2 * power(2::float8, 50)
    when o.pay_period = 'once' then power(2::float8, 50) - ${most}
    else -${most} * case o.pay_period when 'month' then 12 else 1 end end`,
  popular: sql`coalesce(
    (select -(1000000 + p.score)::float8 from listings.popularity p where p.opportunity_id = o.id), -${published} / 1e14)`,
}
const own: RawBuilder<number> = sql`o.id::float8`
const fromNewest: RawBuilder<number> = sql`-${own}`

/** In which order, the most telling key first; the last one tells any two apart. */
function orderOf(sort: Sort, { status, query }: PageQuestion): readonly Key[] {
  if (sort !== 'relevance') return [keys[sort], sort === 'deadline' ? own : fromNewest]
  const rank = sql<number>`-ts_rank(f.says, ${query}::tsquery)::float8`
  return isBackwards(status) ? [rank, sql`-${closing}`, fromNewest] : [rank, closing, own]
}

const isBackwards = (status: Status) => status === 'all' || status === 'closed'

export async function pageOfFiled(
  db: ListingsDb,
  question: PageQuestion,
  { sort, after, limit }: Paging,
  now: Date,
): Promise<Pick<IdPage, 'ids' | 'next'>> {
  const order = orderOf(sort, question)
  const names = order.map((_, at) => sql.ref(`key${at}`))
  const place = after === undefined ? undefined : readCursor(after, sort)
  const from = place
    ? sql`where (${sql.join(names)}) > (${sql.join(place.map((each) => sql`${each}::float8`))})`
    : sql``
  const { rows } = await sql<Readonly<Record<string, number>>>`
    select * from (
      select o.id, ${sql.join(order.map((key, at) => sql`${key} as ${names[at]}`))}
      from ${listed(question, now)} and ${every([...question.choices.map(foundUnder), saying(question.query)])}
    ) o ${from} order by ${sql.join(names)} limit ${limit + 1}`.execute(db)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next =
    last && rows.length > limit
      ? writeCursor(
          sort,
          order.map((_, at) => last[`key${at}`] as number),
        )
      : undefined
  return { ids: shown.map(({ id }) => id as number), next }
}
