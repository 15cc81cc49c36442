import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session.account')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('name', 'text', (column) => column.notNull())
    // Compared in lower case by the index below; kept as typed.
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_verified_at', 'timestamptz')
    .addColumn('username', 'text', (column) => column.unique())
    .addColumn('avatar', 'text')
    .addColumn('user_type', 'text')
    .addColumn('course_stream', 'text')
    .addColumn('profile_percentage', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('signup_step', 'text')
    .addColumn('tpo_access', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_tpo_student', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('disabled_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await sql`create unique index account_email on session.account (lower(email))`.execute(db)
  await sql`create index account_name on session.account (lower(name) text_pattern_ops)`.execute(db)

  await db.schema
    .createTable('session.credential')
    .addColumn('person_id', 'integer', (column) =>
      column.primaryKey().references('session.account.id').onDelete('cascade'),
    )
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()

  await db.schema
    .createTable('session.session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('person_id', 'integer', (column) =>
      column.notNull().references('session.account.id').onDelete('cascade'),
    )
    .addColumn('address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_person').on('session.session').column('person_id').execute()
  await db.schema.createIndex('session_expires').on('session.session').column('expires_at').execute()

  await db.schema
    .createTable('session.role_grant')
    .addColumn('person_id', 'integer', (column) =>
      column.notNull().references('session.account.id').onDelete('cascade'),
    )
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('by_person', 'integer')
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('role_grant_pkey', ['person_id', 'role'])
    .execute()
  await db.schema
    .createTable('session.module_grant')
    .addColumn('person_id', 'integer', (column) =>
      column.notNull().references('session.account.id').onDelete('cascade'),
    )
    .addColumn('module', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('module_grant_pkey', ['person_id', 'module'])
    .execute()
  await db.schema
    .createTable('session.moderator')
    .addColumn('person_id', 'integer', (column) =>
      column.notNull().references('session.account.id').onDelete('cascade'),
    )
    .addColumn('type', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('moderator_pkey', ['person_id', 'type'])
    .execute()
  await db.schema
    .createTable('session.verification')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'integer', (column) =>
      column.notNull().references('session.account.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute()
}
