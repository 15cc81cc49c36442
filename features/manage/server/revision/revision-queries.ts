import type { Generated, Kysely, Selectable } from 'kysely'

interface RevisionTable {
  id: Generated<number>
  opportunity_id: number
  changes: string[]
  /** Null once that person was erased. */
  by_person: number | null
  at: Date
}

export interface RevisionTables {
  'manage.revision': RevisionTable
}

type Db = Kysely<RevisionTables>
export type RevisionRow = Selectable<RevisionTable>

export async function insertRevision(db: Db, row: Omit<RevisionRow, 'id'>): Promise<number> {
  return (await db.insertInto('manage.revision').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** The last one first. */
export function listRevisions(db: Db, opportunityId: number): Promise<RevisionRow[]> {
  return db
    .selectFrom('manage.revision')
    .selectAll()
    .where('opportunity_id', '=', opportunityId)
    .orderBy('id', 'desc')
    .execute()
}

export function revisionsBy(db: Db, personId: number): Promise<RevisionRow[]> {
  return db.selectFrom('manage.revision').selectAll().where('by_person', '=', personId).orderBy('id').execute()
}

/** What was changed stays for those who read it; by whom does not. */
export async function forgetReviser(db: Db, personId: number): Promise<void> {
  await db.updateTable('manage.revision').set({ by_person: null }).where('by_person', '=', personId).execute()
}
