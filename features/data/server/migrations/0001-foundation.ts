import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const EXTENSIONS = ['pg_trgm', 'unaccent', 'citext', 'btree_gin']

/** The extensions every feature may use (in `public`, where any search path finds them) and this feature's small tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const extension of EXTENSIONS) {
    await sql`create extension if not exists ${sql.id(extension)} with schema public`.execute(db)
  }
  await db.schema
    .createTable('data.audit')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('person_id', 'integer')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('detail', 'jsonb')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('audit_about').on('data.audit').columns(['about', 'id']).execute()
  await db.schema
    .createTable('data.file')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('file_sha256').on('data.file').column('sha256').execute()
  await db.schema
    .createTable('data.seed')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
}
