import { type Kysely, sql } from 'kysely'

/** When the like of a right, behind which it waits since two accounts were merged, ended at its end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const grants of ['role_grant', 'module_grant', 'moderator'])
    await sql`alter table ${sql.table(`session.${grants}`)} add column outlived_at timestamptz`.execute(db)
}
