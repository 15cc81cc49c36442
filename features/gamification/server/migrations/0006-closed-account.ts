import { type Kysely, sql } from 'kysely'

/**
 * What a person chose and whether their account is open, apart. `is_listed`, by which scores are ranked, follows from both: who wants to be listed and is
 * not disabled.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table gamification.person
    add column wants_listed boolean not null default true,
    add column is_closed boolean not null default false`.execute(db)
  await sql`update gamification.person set wants_listed = is_listed`.execute(db)
}
