import { type Kysely, sql } from 'kysely'

/** Reports of answers are settled when their question is removed, and told apart from those that somebody decided about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table discussion.report drop constraint if exists report_settled_check`.execute(db)
  await sql`alter table discussion.report add constraint report_settled_check
    check (settled in ('kept', 'removed', 'with question'))`.execute(db)
  await sql`update discussion.report r set settled = 'with question' from discussion.post a, discussion.post q
    where a.id = r.post_id and q.id = a.question_id and q.state = 'removed' and r.settled is null`.execute(db)
}
