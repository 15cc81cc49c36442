import type { Insertable, Updateable } from 'kysely'
import type { PrivacyDb, PrivacyTables } from './tables'

type Row = PrivacyTables['privacy.export']

/** False when one is being made for this person already. */
export async function insertExport(
  db: PrivacyDb,
  row: Pick<Insertable<Row>, 'id' | 'person_id' | 'language' | 'asked_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('privacy.export')
    .values({ ...row, state: 'asked', bytes: 0, areas: 0, records: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Newest first; `most`: no more than the last so many. */
export function listExports(db: PrivacyDb, personId: number, most?: number) {
  return db
    .selectFrom('privacy.export')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('asked_at', 'desc')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute()
}

export function findExport(db: PrivacyDb, id: string) {
  return db.selectFrom('privacy.export').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Changes it while it is in that state; false when it is not any more. */
export async function changeExport(
  db: PrivacyDb,
  id: string,
  from: Row['state'],
  change: Updateable<Row>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('privacy.export')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export function listOutlived(db: PrivacyDb, now: Date) {
  return db
    .selectFrom('privacy.export')
    .select(['id', 'file_id'])
    .where('state', '=', 'ready')
    .where('expires_at', '<=', now)
    .execute()
}

/** What was asked for before and is not there is not being made any more. Whose it was. */
export async function failStale(db: PrivacyDb, before: Date): Promise<readonly number[]> {
  const rows = await db
    .updateTable('privacy.export')
    .set({ state: 'failed' })
    .where('state', '=', 'asked')
    .where('asked_at', '<=', before)
    .returning('person_id')
    .execute()
  return rows.map(({ person_id }) => person_id)
}

export function deleteExportsOf(db: PrivacyDb, personId: number) {
  return db.deleteFrom('privacy.export').where('person_id', '=', personId).returning('file_id').execute()
}
