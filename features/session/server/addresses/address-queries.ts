import { type Kysely, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { hold } from '../../../data/contract'
import type { SessionTables } from '../tables'

type Db = Kysely<SessionTables>
/** Whatever tables its holder knows beside these. */
type AnyDb = QueryExecutorProvider

/**
 * Two tables hold addresses, the main ones and the others, and no index spans both: whoever gives one to somebody waits here for whoever
 * does the same with it, until the transaction ends.
 */
export async function lockEmail<Tables>(db: Kysely<Tables>, email: string): Promise<void> {
  await hold(db, `session.address ${email.toLowerCase()}`)
}

/** Of `account`: the person who has this address, as their main one or as another. */
export function hasAddress(email: string): RawBuilder<boolean> {
  const lower = email.toLowerCase()
  return sql<boolean>`account.id = coalesce(
    (select person_id from session.address where lower(email) = ${lower}),
    (select id from session.account where lower(email) = ${lower}))`
}

/** Whose other address it is. */
export async function findHolder(db: AnyDb, email: string): Promise<number | undefined> {
  const { rows } = await sql<{
    person: number
  }>`select person_id as person from session.address where lower(email) = ${email.toLowerCase()}`.execute(db)
  return rows[0]?.person
}

export function listAddresses(db: Db, personId: number) {
  return db
    .selectFrom('session.address')
    .select(['id', 'email', 'proved_at as provedAt'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()
}

/** False when somebody has it, in either table. */
export async function insertAddress(db: Db, personId: number, email: string, now: Date): Promise<boolean> {
  await lockEmail(db, email)
  const main = await db
    .selectFrom('session.account')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  if (main) return false
  const made = await db
    .insertInto('session.address')
    .values({ person_id: personId, email, proved_at: now })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .executeTakeFirst()
  return (made.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The address that went; undefined when it is not this person's. */
export async function deleteAddress(db: Db, personId: number, id: number): Promise<string | undefined> {
  const gone = await db
    .deleteFrom('session.address')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst()
  return gone?.email
}

/** False when this person does not have it. */
export async function deleteByEmail(db: AnyDb, personId: number, email: string): Promise<boolean> {
  const { rows } =
    await sql`delete from session.address where person_id = ${personId} and lower(email) = ${email.toLowerCase()} returning id`.execute(
      db,
    )
  return rows.length > 0
}

/** Those that were proved at this moment or later. */
export async function deleteSince(db: Db, personId: number, since: Date): Promise<void> {
  await db.deleteFrom('session.address').where('person_id', '=', personId).where('proved_at', '>=', since).execute()
}

/**
 * The main address and another one change places; answers both. Undefined when the other one is not this person's. What was the main one
 * stands in a row of its own: whoever has the list from before, or says it twice, names none of theirs any more.
 */
export async function swapMain(db: Db, personId: number, id: number, now: Date) {
  const main = await db
    .selectFrom('session.account')
    .select(['email', 'name', 'email_verified_at as provedAt'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const other = await db
    .deleteFrom('session.address')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning(['email', 'proved_at as provedAt'])
    .executeTakeFirst()
  if (!other) return undefined
  await db
    .updateTable('session.account')
    .set({ email: other.email, email_verified_at: other.provedAt, updated_at: now })
    .where('id', '=', personId)
    .execute()
  await db
    .insertInto('session.address')
    .values({ person_id: personId, email: main.email, proved_at: main.provedAt ?? now })
    .execute()
  return { name: main.name, old: main.email, next: other.email }
}
