import type { Kysely } from 'kysely'

interface MovedCopyTable {
  opportunity_id: number
  days: number
}

export interface MovedCopyTables {
  'manage.moved_copy': MovedCopyTable
}

type Db = Kysely<MovedCopyTables>

export async function insertMovedCopy(db: Db, row: MovedCopyTable): Promise<void> {
  await db.insertInto('manage.moved_copy').values(row).execute()
}

export function findMovedCopy(db: Db, opportunityId: number): Promise<MovedCopyTable | undefined> {
  return db.selectFrom('manage.moved_copy').selectAll().where('opportunity_id', '=', opportunityId).executeTakeFirst()
}

export async function deleteMovedCopy(db: Db, opportunityId: number): Promise<void> {
  await db.deleteFrom('manage.moved_copy').where('opportunity_id', '=', opportunityId).execute()
}
