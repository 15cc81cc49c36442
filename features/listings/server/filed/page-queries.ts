import { type RawBuilder, sql } from 'kysely'
import { FILED_RELEVANCE, readCursor, writeCursor } from '../catalogue/cursor'
import type { IdPage, Paging } from '../catalogue/finder'
import { FOREVER, type Order, type Status } from '../catalogue/listed'
import { cursorName, isOverLast } from '../catalogue/over-last'
import type { Question, Sort } from '../catalogue/question'
import type { ListingsDb } from '../tables'
import { type Choice, every, foundUnder, listed, saying } from './asked-for'

export interface PageQuestion extends Pick<Question, 'kind' | 'status' | 'without'> {
  readonly choices: readonly Choice[]
  readonly query: string | undefined
}

type Key = RawBuilder<number>

const time = (column: RawBuilder<unknown>): Key =>
  sql`(extract(epoch from date_trunc('milliseconds', ${column})) * 1000)::float8`
const end = sql`case when o.state = 'closed' then least(o.closes_at, o.closed_at) else o.closes_at end`
const closing = sql<number>`coalesce(${time(end)}, ${FOREVER}::float8)`
const published = sql<number>`coalesce(${time(sql`o.published_at`)}, 0)`
const most = sql<number>`coalesce(o.pay_max, o.pay_min)::float8`

/** The keys of `listed.ts`, as numbers: a place that either of the two handed out is one for the other, too (but for relevance). */
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
function orderOf(sort: Sort, { status, query }: PageQuestion, split: number): readonly Key[] {
  if (isOverLast(sort, status)) return overOrder(status, split)
  if (sort !== 'relevance') return [keys[sort], sort === 'deadline' ? own : fromNewest]
  const rank = sql<number>`-ts_rank(f.says, ${query}::tsquery)::float8`
  return isBackwards(status) ? [rank, sql`-${closing}`, fromNewest] : [rank, closing, own]
}

/** As `overKey` has it. */
function overOrder(status: Status, split: number): readonly Key[] {
  if (status === 'closed') return [sql`1::float8`, sql`-${closing}`, fromNewest]
  const isOver = sql`${closing} <= ${split}::float8`
  const either = (over: Key, open: Key): Key => sql`case when ${isOver} then ${over} else ${open} end`
  return [either(sql`1::float8`, sql`0::float8`), either(sql`-${closing}`, closing), either(fromNewest, own)]
}

const isBackwards = (status: Status) => status === 'all' || status === 'closed'

export async function pageOfFiled(
  db: ListingsDb,
  question: PageQuestion,
  { sort, after, limit }: Paging,
  now: Date,
): Promise<Pick<IdPage, 'ids' | 'next'>> {
  const name = sort === 'relevance' ? FILED_RELEVANCE : cursorName(sort, question.status)
  const from = after === undefined ? undefined : readCursor(after, name)
  const split = from?.[0] ?? now.getTime()
  const [place, ahead] = isOverLast(sort, question.status) ? [from?.slice(1), [split]] : [from, []]
  const order = orderOf(sort, question, split)
  const names = order.map((_, at) => sql.ref(`key${at}`))
  const rest = place
    ? sql`where (${sql.join(names)}) > (${sql.join(place.map((each) => sql`${each}::float8`))})`
    : sql``
  const { rows } = await sql<Readonly<Record<string, number>>>`
    select * from (
      select o.id, ${sql.join(order.map((key, at) => sql`${key} as ${names[at]}`))}
      from ${listed(question, now)} and ${every([...question.choices.map(foundUnder), saying(question.query)])}
    ) o ${rest} order by ${sql.join(names)} limit ${limit + 1}`.execute(db)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next =
    last && rows.length > limit
      ? writeCursor(name, [...ahead, ...order.map((_, at) => last[`key${at}`] as number)])
      : undefined
  return { ids: shown.map(({ id }) => id as number), next }
}
