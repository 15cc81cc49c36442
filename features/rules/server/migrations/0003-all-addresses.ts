import { type Kysely, sql } from 'kysely'

/** Whoever was invited at any of their proved addresses was invited; those beside the main one come with the job of the night. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rules.person alter column invitation type text[]
    using case when invitation = '' then '{}' when invitation is not null then array[invitation] end`.execute(db)
}
