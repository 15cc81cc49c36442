import { sql } from 'kysely'
import type { Balance, Currency, Purse } from '../../contract'
import type { Db, TransferRow } from '../tables'

export type NewTransfer = Omit<TransferRow, 'id'>

export interface NewEntry {
  readonly transferId: number
  /** The day of the house in whose week and month it counts. */
  readonly countsOn: string
  readonly currency: Currency
  readonly purse: Purse
  readonly personId: number | null
  readonly amount: number
}

/** By key, those whose key is new: the unique constraint decides, on whichever node. */
export async function insertTransfers(db: Db, rows: readonly NewTransfer[]): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map()
  const saved = await db
    .insertInto('gamification.transfer')
    .values(rows.map((row) => ({ ...row, says: JSON.stringify(row.says) })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning(['id', 'key'])
    .execute()
  return new Map(saved.map(({ id, key }) => [key, id]))
}

/** Undefined when the key is known. */
export const insertTransfer = async (db: Db, row: NewTransfer): Promise<number | undefined> =>
  (await insertTransfers(db, [row])).get(row.key)

/** All entries of a transfer in one statement, which the database refuses unless they sum to zero. */
export async function insertEntries(db: Db, entries: readonly NewEntry[]): Promise<void> {
  const moving = entries.filter(({ amount }) => amount !== 0)
  if (moving.length === 0) return
  const rows = moving.map(({ transferId, countsOn, personId, currency, purse, amount }) => ({
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

/**
 * The rows of these people, made if there are none, and locked: what counts for one person is judged one after the other. In one order, so that no two crowds
 * wait for each other. Answers those that were made.
 */
export async function lockPersons(db: Db, personIds: readonly number[]): Promise<readonly number[]> {
  const ids = [...new Set(personIds)].sort((a, b) => a - b)
  if (ids.length === 0) return []
  const made = await db
    .insertInto('gamification.person')
    .values(ids.map((id) => ({ person_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .execute()
  await db
    .selectFrom('gamification.person')
    .select('person_id')
    .where(sql<boolean>`person_id = any(${ids}::int[])`)
    .orderBy('person_id')
    .forUpdate()
    .execute()
  return made.map(({ person_id }) => person_id)
}

export const lockPerson = (db: Db, personId: number) => lockPersons(db, [personId])

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
