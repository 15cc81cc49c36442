import { type Kysely, sql } from 'kysely'

/**
 * Addresses that may be one person's: those that Gmail puts into one mailbox (dots and what follows a plus do not count there), and those that
 * look the same to a reader (Cyrillic letters and digits that pass for others, a plus anywhere).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function session.mailbox(email text) returns text language sql immutable as $$
    select case when lower(split_part(email, '@', 2)) in ('gmail.com', 'googlemail.com')
      then replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
      else lower(email) end
  $$`.execute(db)
  await sql`create function session.likeness(email text) returns text language sql immutable as $$
    select translate(split_part(split_part(session.mailbox(email), '@', 1), '+', 1) || '@' ||
      split_part(session.mailbox(email), '@', 2), 'аеорсухіјѕո01', 'aeopcyxijsnol')
  $$`.execute(db)
  await sql`create index account_mailbox on session.account (session.mailbox(email))`.execute(db)
  await sql`create index account_likeness on session.account (session.likeness(email))`.execute(db)
}
