import { type Kysely, sql } from 'kysely'

/** Whether the code of a mail stands for the account that ends; else it is the permission of whoever proposed it, as they have it when it is done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session.merge add column is_proved boolean not null default false`.execute(db)
}
