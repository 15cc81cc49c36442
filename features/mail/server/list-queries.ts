import { type Kysely, sql } from 'kysely'
import type { MailTables } from './message-queries'

type Db = Kysely<MailTables>

/** One way off a list for each reader, the same in all its mails. */
export async function leaveTokenOf(
  db: Db,
  row: { readonly list: string; readonly key: string; readonly recipient: string; readonly token: string },
): Promise<{ readonly token: string; readonly left_at: Date | null }> {
  return db
    .insertInto('mail.leaving')
    .values(row)
    .onConflict((conflict) => conflict.columns(['list', 'key', 'recipient']).doUpdateSet({ key: row.key }))
    .returning(['token', 'left_at'])
    .executeTakeFirstOrThrow()
}

export function findLeaving(db: Db, token: string) {
  return db.selectFrom('mail.leaving').selectAll().where('token', '=', token).executeTakeFirst()
}

export async function keepLeft(db: Db, token: string, at: Date): Promise<void> {
  await db.updateTable('mail.leaving').set({ left_at: at }).where('token', '=', token).execute()
}

export function listLeft(db: Db, list: string) {
  return db
    .selectFrom('mail.leaving')
    .select(['token', 'key'])
    .where('list', '=', list)
    .where('left_at', 'is not', null)
    .execute()
}

/** False when somebody else has. */
export async function forgetLeft(db: Db, token: string): Promise<boolean> {
  const forgotten = await db
    .updateTable('mail.leaving')
    .set({ left_at: null })
    .where('token', '=', token)
    .where('left_at', 'is not', null)
    .executeTakeFirst()
  return forgotten.numUpdatedRows > 0n
}

export function findBounce(db: Db, address: string) {
  return db.selectFrom('mail.bounce').selectAll().where('address', '=', address).executeTakeFirst()
}

export async function bouncedAmong(db: Db, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('mail.bounce')
    .select('address')
    .where(sql<boolean>`address = any(${[...addresses]}::text[])`)
    .execute()
  return new Set(rows.map(({ address }) => address))
}

/** Whether it is news. */
export async function insertBounce(
  db: Db,
  row: { readonly address: string; readonly reason: string; readonly at: Date },
): Promise<boolean> {
  const made = await db
    .insertInto('mail.bounce')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('address')
    .execute()
  return made.length > 0
}

export async function deleteBounce(db: Db, address: string): Promise<void> {
  await db.deleteFrom('mail.bounce').where('address', '=', address).execute()
}

export async function eraseListsOf(db: Db, address: string): Promise<void> {
  await db.deleteFrom('mail.leaving').where('recipient', '=', address).execute()
  await deleteBounce(db, address)
}
