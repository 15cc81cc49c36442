import { type Kysely, sql } from 'kysely'

/** While lists are read into memory, a kind without a filter and how many of each are open are told by these two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index opportunity_open_by_deadline on listings.opportunity (kind, closes_at, id) include (opens_at)
    where state = 'live' and visibility = 'public'`.execute(db)
  await sql`create index opportunity_open_by_newest on listings.opportunity (kind, published_at desc nulls last, id desc)
    where state = 'live' and visibility = 'public'`.execute(db)
}
