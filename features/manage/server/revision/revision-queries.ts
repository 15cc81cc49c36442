import { type Generated, type JSONColumnType, type Kysely, type Selectable, sql } from 'kysely'
import type { DraftBody } from '../../contract/wire'

type Body = JSONColumnType<DraftBody | null>

interface RevisionTable {
  id: Generated<number>
  opportunity_id: number
  changes: string[]
  /** Null once that person was erased. */
  by_person: number | null
  at: Date
  /** The text before and after it; null of what was changed before texts were kept. */
  before: Body
  after: Body
}

export interface RevisionTables {
  'manage.revision': RevisionTable
}

type Db = Kysely<RevisionTables>
type Texts = 'before' | 'after'
export type RevisionRow = Omit<Selectable<RevisionTable>, Texts>
export type RevisedRow = Selectable<RevisionTable>

const COLUMNS = ['id', 'opportunity_id', 'changes', 'by_person', 'at'] as const

export async function insertRevision(
  db: Db,
  { before, after, ...row }: Omit<RevisionRow, 'id'> & Readonly<Record<Texts, DraftBody>>,
): Promise<number> {
  const texts = { before: JSON.stringify(before), after: JSON.stringify(after) }
  const made = db.insertInto('manage.revision').values({ ...row, ...texts })
  return (await made.returning('id').executeTakeFirstOrThrow()).id
}

/** The last one first. */
export function listRevisions(db: Db, opportunityId: number) {
  return db
    .selectFrom('manage.revision')
    .select(COLUMNS)
    .select(sql<boolean>`before is not null`.as('hasTexts'))
    .where('opportunity_id', '=', opportunityId)
    .orderBy('id', 'desc')
    .execute()
}

/** Those of an opportunity whose texts were kept. */
export function listRevised(db: Db, opportunityId: number): Promise<RevisedRow[]> {
  return db
    .selectFrom('manage.revision')
    .selectAll()
    .where('opportunity_id', '=', opportunityId)
    .where('before', 'is not', null)
    .execute()
}

export function findRevised(db: Db, opportunityId: number, id: number): Promise<RevisedRow | undefined> {
  return db
    .selectFrom('manage.revision')
    .selectAll()
    .where('opportunity_id', '=', opportunityId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function revisionsBy(db: Db, personId: number): Promise<RevisionRow[]> {
  return db.selectFrom('manage.revision').select(COLUMNS).where('by_person', '=', personId).orderBy('id').execute()
}

/** What was changed stays for those who read it; by whom does not. */
export async function forgetReviser(db: Db, personId: number): Promise<void> {
  await db.updateTable('manage.revision').set({ by_person: null }).where('by_person', '=', personId).execute()
}
