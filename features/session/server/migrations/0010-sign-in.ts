import { type Kysely, sql } from 'kysely'

/** What ways to sign in need: proofs under way, passkeys, second factors, accounts elsewhere, known browsers, counted tries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ofPerson = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('person_id', 'integer', (column) =>
        column.notNull().references('session.account.id').onDelete('cascade'),
      )
  // How a session was begun, and when its owner last proved who they are.
  await db.schema.alterTable('session.session').addColumn('way', 'text').addColumn('proved_at', 'timestamptz').execute()
  await db.schema
    .createTable('session.attempt')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('free_at', 'timestamptz', (column) => column.notNull())
    .addColumn('told_at', 'timestamptz')
    .execute()
  await ofPerson('session.known_browser')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz', (column) => column.notNull())
    .addColumn('trusted_until', 'timestamptz')
    .addPrimaryKeyConstraint('known_browser_pkey', ['token_hash', 'person_id'])
    .execute()
  await db.schema
    .createTable('session.email_code')
    .addColumn('email_hash', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'integer', (column) =>
      column.notNull().references('session.account.id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await ofPerson('session.mailed_link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await ofPerson('session.pending_step')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('way', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await passkeys(db)
  await ofPerson('session.second_factor')
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('last_step', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('second_factor_pkey', ['person_id'])
    .execute()
  await ofPerson('session.recovery_code')
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_code_pkey', ['person_id', 'code_hash'])
    .execute()
  await openid(db)
  await ofPerson('session.email_change')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('old_said_at', 'timestamptz')
    .addColumn('new_said_at', 'timestamptz')
    .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('email_change_pkey', ['person_id'])
    .execute()
}

async function passkeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session.passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'integer', (column) =>
      column.notNull().references('session.account.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('transports', sql`text[]`, (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('passkey_person').on('session.passkey').column('person_id').execute()
  // A name that tells an authenticator who the keys are for, and nobody else anything.
  await db.schema
    .createTable('session.passkey_owner')
    .addColumn('person_id', 'integer', (column) =>
      column.primaryKey().references('session.account.id').onDelete('cascade'),
    )
    .addColumn('handle', 'text', (column) => column.notNull().unique())
    .execute()
  await db.schema
    .createTable('session.challenge')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
}

async function openid(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session.account_elsewhere')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('person_id', 'integer', (column) =>
      column.notNull().references('session.account.id').onDelete('cascade'),
    )
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_elsewhere_pkey', ['issuer', 'subject'])
    .execute()
  await db.schema.createIndex('account_elsewhere_person').on('session.account_elsewhere').column('person_id').execute()
  // One way to a provider and back. `found` is who came back, while our password is asked for.
  await db.schema
    .createTable('session.openid_trip')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('verifier', 'text', (column) => column.notNull())
    .addColumn('return_url', 'text', (column) => column.notNull())
    .addColumn('found', 'jsonb')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
}
