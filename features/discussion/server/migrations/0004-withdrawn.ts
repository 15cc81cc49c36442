import { type Kysely, sql } from 'kysely'

/** What its writer took back is told apart from what a moderator took away, and has no text once its writer has left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table discussion.post drop constraint if exists post_state_check`.execute(db)
  await sql`alter table discussion.post add constraint post_state_check
    check (state in ('shown', 'held', 'removed', 'withdrawn'))`.execute(db)
  await sql`update discussion.post p set state = 'withdrawn', text = case when person_id is null then '' else text end
    where state = 'removed' and (select h.why from discussion.post_history h
      where h.of_id = p.id order by h.id desc limit 1) = 'taken back'`.execute(db)
}
