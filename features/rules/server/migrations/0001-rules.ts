import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rules.rule_set')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('opportunity_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().check(sql`version > 0`))
    .addColumn('conditions', 'jsonb', (column) => column.notNull())
    .addColumn('made_by', 'integer')
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('rule_set_version', ['opportunity_id', 'version'])
    .execute()

  await db.schema
    .createTable('rules.own_fact')
    .addColumn('person_id', 'integer', (column) => column.primaryKey())
    .addColumn('gender', 'text', (column) => column.check(sql`gender in ('woman', 'man', 'other')`))
    .addColumn('born_on', 'integer')
    .addColumn('backlogs', 'integer', (column) => column.check(sql`backlogs between 0 and 50`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('rules.person')
    .addColumn('person_id', 'integer', (column) => column.primaryKey())
    .addColumn('user_type', 'text')
    .addColumn('degree', 'text')
    .addColumn('stream', 'text')
    .addColumn('college', 'text')
    .addColumn('city', 'text')
    .addColumn('start_year', 'integer')
    .addColumn('end_year', 'integer')
    .addColumn('cgpa_hundredths', 'integer')
    .addColumn('skills', sql`text[]`)
    .addColumn('worked_months', 'integer', (column) => column.notNull())
    .addColumn('working_since', 'integer')
    .addColumn('gender', 'text')
    .addColumn('born_on', 'integer')
    .addColumn('backlogs', 'integer')
    .addColumn('invitation', 'text')
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()
}
