import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('uploads.upload')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'integer', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull().check(sql`bytes > 0`))
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('received', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('type', 'text')
    .addColumn('file_id', 'text')
    .addColumn('holder', 'text')
    .addColumn('touched_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('upload_received', sql`received between 0 and bytes`)
    .addCheckConstraint('upload_arrived', sql`(state = 'receiving') = (file_id is null)`)
    .execute()
  await db.schema.createIndex('upload_person').on('uploads.upload').column('person_id').execute()
  await db.schema.createIndex('upload_holder').on('uploads.upload').column('holder').execute()
  await sql`create index upload_waiting on uploads.upload (touched_at) where holder is null`.execute(db)
  await sql`create index upload_checking on uploads.upload (id) where state = 'checking'`.execute(db)

  await db.schema
    .createTable('uploads.chunk')
    .addColumn('upload_id', 'text', (column) => column.notNull().references('uploads.upload.id').onDelete('cascade'))
    .addColumn('at', 'integer', (column) => column.notNull())
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chunk_key', ['upload_id', 'at'])
    .execute()
}
