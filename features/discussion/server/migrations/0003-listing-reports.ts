import { type Kysely, sql } from 'kysely'

/** An opportunity that somebody reports stands among the words, once, without any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table discussion.post drop constraint if exists post_kind_check`.execute(db)
  await sql`alter table discussion.post add constraint post_kind_check
    check (kind in ('question', 'answer', 'update', 'listing'))`.execute(db)
  await sql`create unique index post_listing on discussion.post (opportunity_id) where kind = 'listing'`.execute(db)
}
