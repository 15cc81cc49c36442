import { type Kysely, sql } from 'kysely'

/** One row a person: what stands above the sections, and what the person chose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('profile.head')
    .addColumn('person_id', 'integer', (column) => column.primaryKey())
    .addColumn('headline', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('about', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('city', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('skills', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('avatar_small', 'text', (column) => column.unique())
    .addColumn('avatar_large', 'text', (column) => column.unique())
    .addColumn('visibility', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn('is_indexed', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('interests', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn('percent', 'integer', (column) => column.notNull().defaultTo(0).check(sql`percent between 0 and 100`))
    .addColumn('stream', 'text')
    .addColumn('nudged_at', 'timestamptz')
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createTable('profile.former_username')
    .addColumn('username', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'integer', (column) => column.notNull())
    .addColumn('until', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index former_username_of on profile.former_username (person_id)`.execute(db)
}
