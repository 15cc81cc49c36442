import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('documents.file')
    .addColumn('file_id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('file_person').on('documents.file').column('person_id').execute()

  await db.schema
    .createTable('documents.attached')
    .addColumn('opportunity_id', 'integer', (column) => column.notNull())
    .addColumn('file_id', 'text', (column) => column.notNull().references('documents.file.file_id'))
    .addPrimaryKeyConstraint('attached_key', ['opportunity_id', 'file_id'])
    .execute()
  await db.schema.createIndex('attached_file').on('documents.attached').column('file_id').execute()

  await db.schema
    .createTable('documents.edition')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('about', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().check(sql`version > 0`))
    .addColumn('written', 'jsonb', (column) => column.notNull())
    .addColumn('made_by', 'integer')
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('edition_version', ['about', 'version'])
    .execute()
}
