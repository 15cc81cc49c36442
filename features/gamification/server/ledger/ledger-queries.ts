import { sql } from 'kysely'
import type { Balance, Currency, Purse } from '../../contract'
import type { Db, TransferRow } from '../tables'

export type NewTransfer = Omit<TransferRow, 'id'>

export interface NewEntry {
  readonly currency: Currency
  readonly purse: Purse
  readonly personId: number | null
  readonly amount: number
}

/** Undefined when the key is known: the unique constraint decides, on whichever node. */
export async function insertTransfer(db: Db, row: NewTransfer): Promise<number | undefined> {
  const saved = await db
    .insertInto('gamification.transfer')
    .values({ ...row, says: JSON.stringify(row.says) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return saved?.id
}

/** All entries of a transfer in one statement, which the database refuses unless they sum to zero. */
export async function insertEntries(
  db: Db,
  transferId: number,
  countsOn: string,
  entries: readonly NewEntry[],
): Promise<void> {
  const moving = entries.filter(({ amount }) => amount !== 0)
  if (moving.length === 0) return
  const rows = moving.map(({ personId, currency, purse, amount }) => ({
    ...{ currency, purse, amount },
    person_id: personId,
    transfer_id: transferId,
    counts_on: countsOn,
  }))
  await db.insertInto('gamification.entry').values(rows).execute()
}

export function findTransfer(db: Db, id: number): Promise<TransferRow | undefined> {
  return db.selectFrom('gamification.transfer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function entriesOf(db: Db, transferId: number) {
  return db.selectFrom('gamification.entry').selectAll().where('transfer_id', '=', transferId).orderBy('id').execute()
}

/** With `lock` nobody else spends until the transaction ends. */
export async function findBalance(db: Db, personId: number, lock = false): Promise<Balance> {
  const query = db
    .selectFrom('gamification.balance')
    .select(['currency', 'amount'])
    .where('person_id', '=', personId)
    .orderBy('currency')
  const rows = await (lock ? query.forUpdate() : query).execute()
  const of = (currency: Currency) => rows.find((row) => row.currency === currency)?.amount ?? 0
  return { points: of('points'), coins: of('coins') }
}

/** What these entries of a person sum to; those that are no longer theirs are left out. */
export async function sumsOf(db: Db, personId: number, entryIds: readonly number[]): Promise<Balance> {
  const rows = await db
    .selectFrom('gamification.entry')
    .select(['currency', sql<number>`sum(amount)::int`.as('amount')])
    .where('person_id', '=', personId)
    .where(sql<boolean>`id = any(${[...entryIds]}::int[])`)
    .groupBy('currency')
    .execute()
  const of = (currency: Currency) => rows.find((row) => row.currency === currency)?.amount ?? 0
  return { points: of('points'), coins: of('coins') }
}

/** The person's row, made if there is none, and locked: what counts for one person is judged one after the other. */
export async function lockPerson(db: Db, personId: number): Promise<{ readonly isNew: boolean }> {
  const made = await db
    .insertInto('gamification.person')
    .values({ person_id: personId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .execute()
  await db
    .selectFrom('gamification.person')
    .select('person_id')
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { isNew: made.length > 0 }
}

/** Everything that a person got and gave, for their export. */
export function listAllLines(db: Db, personId: number) {
  return db
    .selectFrom('gamification.entry as e')
    .innerJoin('gamification.transfer as t', 't.id', 'e.transfer_id')
    .select(['e.currency', 'e.amount', 't.kind', 't.says', 't.path', 't.at'])
    .where('e.person_id', '=', personId)
    .orderBy('e.id')
    .execute()
}

/** The person leaves: amounts stay where the sums need them, as nobody's. */
export async function forgetEntries(db: Db, personId: number): Promise<void> {
  await db
    .updateTable('gamification.entry')
    .set({ person_id: null, purse: 'erased' })
    .where('person_id', '=', personId)
    .execute()
  await db
    .updateTable('gamification.transfer')
    .set({ person_id: null, says: sql`'{"en":"","hi":""}'::jsonb`, path: null, key: sql<string>`'erased:' || id` })
    .where('person_id', '=', personId)
    .execute()
  await db.deleteFrom('gamification.balance').where('person_id', '=', personId).execute()
  await db.deleteFrom('gamification.score').where('person_id', '=', personId).execute()
}
