import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tracking.consent')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('person_id', 'integer')
    .addColumn('client_id', 'uuid', (column) => column.notNull())
    .addColumn('choice', 'text', (column) => column.notNull().check(sql`choice in ('all', 'needed')`))
    .addColumn('text_version', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index consent_of_person on tracking.consent (person_id, id desc)`.execute(db)
  await sql`create index consent_of_client on tracking.consent (client_id, id desc)`.execute(db)
}
