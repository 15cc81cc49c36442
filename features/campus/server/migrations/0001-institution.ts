import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('campus.institution')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('university', 'college')`))
    .addColumn('university_id', 'integer', (column) => column.references('campus.institution.id'))
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('logo_url', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema.createIndex('institution_of').on('campus.institution').column('university_id').execute()

  await db.schema
    .createTable('campus.staff')
    .addColumn('person_id', 'integer', (column) => column.notNull())
    .addColumn('institution_id', 'integer', (column) => column.notNull().references('campus.institution.id'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_pkey', ['person_id', 'institution_id'])
    .execute()
  await db.schema.createIndex('staff_of').on('campus.staff').column('institution_id').execute()

  await db.schema
    .createTable('campus.student')
    .addColumn('person_id', 'integer', (column) => column.primaryKey())
    .addColumn('institution_id', 'integer', (column) => column.notNull().references('campus.institution.id'))
    .addColumn('joined_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index student_of on campus.student (institution_id, joined_at desc)`.execute(db)
}
