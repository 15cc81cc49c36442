import type { Generated, Kysely, Selectable } from 'kysely'

interface DeadlineChangeTable {
  id: Generated<number>
  opportunity_id: number
  /** Null where there was no deadline. */
  was_at: Date | null
  closes_at: Date
  why: string
  /** Null once that person was erased. */
  by_person: number | null
  /** Whoever publishes it, or manages it with them; else somebody who looks after the site. */
  is_organizer: boolean
  at: Date
}

export interface DeadlineTables {
  'manage.deadline_change': DeadlineChangeTable
}

type Db = Kysely<DeadlineTables>
export type DeadlineChangeRow = Selectable<DeadlineChangeTable>

/** Answers its id. */
export async function insertChange(db: Db, row: Omit<DeadlineChangeRow, 'id'>): Promise<number> {
  return (await db.insertInto('manage.deadline_change').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** The last one first. */
export function listChanges(db: Db, opportunityId: number): Promise<DeadlineChangeRow[]> {
  return db
    .selectFrom('manage.deadline_change')
    .selectAll()
    .where('opportunity_id', '=', opportunityId)
    .orderBy('id', 'desc')
    .execute()
}

export function changesBy(db: Db, personId: number): Promise<DeadlineChangeRow[]> {
  return db.selectFrom('manage.deadline_change').selectAll().where('by_person', '=', personId).orderBy('id').execute()
}

/** What was changed stays for those who read it; by whom does not. */
export async function forgetPerson(db: Db, personId: number): Promise<void> {
  await db.updateTable('manage.deadline_change').set({ by_person: null }).where('by_person', '=', personId).execute()
}
