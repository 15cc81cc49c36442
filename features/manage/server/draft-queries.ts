import { type Generated, type JSONColumnType, type Kysely, type Selectable, sql } from 'kysely'
import type { Visibility } from '../../listings/contract'
import type { DraftBody } from '../contract/wire'

interface DraftTable {
  id: Generated<number>
  person_id: number
  opportunity_id: number | null
  body: JSONColumnType<DraftBody>
  /** Of something public: handed in for approval, and held as it is until that is decided. */
  handed_in_at: Generated<Date | null>
  /** Why what was changed of something public came back. */
  return_reason: Generated<string | null>
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Date
}

export interface ManageTables {
  'manage.draft': DraftTable
}

export type DraftRow = Selectable<DraftTable>

type Db = Kysely<ManageTables>

/** Nobody has written on it: who opened the editor left it again. What goes on from an opportunity says something from the first. */
export const isBlank = sql<boolean>`(opportunity_id is null and version = 1 and body ->> 'title' = '')`

/** Begins one that was left blank since then anew, the oldest. */
export function takeBlank(db: Db, personId: number, since: Date, now: Date): Promise<DraftRow | undefined> {
  const oldest = db
    .selectFrom('manage.draft')
    .select('id')
    .where('person_id', '=', personId)
    .where(isBlank)
    .where('updated_at', '<', since)
    .orderBy('updated_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('manage.draft')
    .set({ updated_at: now })
    .where('id', '=', oldest)
    .returningAll()
    .executeTakeFirst()
}

export function insertDraft(db: Db, row: { person_id: number; body: DraftBody; updated_at: Date }): Promise<DraftRow> {
  return db
    .insertInto('manage.draft')
    .values({ ...row, opportunity_id: null, body: JSON.stringify(row.body) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Undefined where the opportunity has a draft already: of two tabs that begin one, one does. */
export function insertDraftOf(
  db: Db,
  row: { person_id: number; opportunity_id: number; body: DraftBody; updated_at: Date },
): Promise<DraftRow | undefined> {
  return db
    .insertInto('manage.draft')
    .values({ ...row, body: JSON.stringify(row.body) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function findDraft(db: Db, id: number, personId: number): Promise<DraftRow | undefined> {
  return db
    .selectFrom('manage.draft')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

export function findDraftOf(db: Db, opportunityId: number): Promise<DraftRow | undefined> {
  return db.selectFrom('manage.draft').selectAll().where('opportunity_id', '=', opportunityId).executeTakeFirst()
}

/** What may be gone on with now. */
export function listOpenDrafts(db: Db, personId: number, limit: number): Promise<DraftRow[]> {
  return db
    .selectFrom('manage.draft')
    .selectAll()
    .where('person_id', '=', personId)
    .where('handed_in_at', 'is', null)
    .where((where) => where.not(isBlank))
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()
}

export function allDrafts(db: Db, personId: number): Promise<DraftRow[]> {
  return db
    .selectFrom('manage.draft')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('updated_at', 'desc')
    .execute()
}

/** Undefined when another tab saved first, the version decides, and while it is handed in. */
export function updateDraft(
  db: Db,
  id: number,
  personId: number,
  version: number,
  body: DraftBody,
  now: Date,
): Promise<DraftRow | undefined> {
  return db
    .updateTable('manage.draft')
    .set({ body: JSON.stringify(body), version: version + 1, updated_at: now })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('version', '=', version)
    .where('handed_in_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Who finds the opportunity was changed beside its draft, which says the same from now on: handed in as it was, it would undo that. Another version,
 * so that an open tab takes it over; of what is handed in none, for whoever approves names the version that they read.
 */
export async function showDraftTo(db: Db, opportunityId: number, visibility: Visibility): Promise<void> {
  await db
    .updateTable('manage.draft')
    .set({
      body: sql<string>`jsonb_set(body, '{visibility}', to_jsonb(${visibility}::text))`,
      version: sql<number>`case when handed_in_at is null then version + 1 else version end`,
    })
    .where('opportunity_id', '=', opportunityId)
    .where(sql<boolean>`body ->> 'visibility' is distinct from ${visibility}`)
    .execute()
}

/** As it was saved last; undefined where there is none. */
export function deleteDraft(db: Db, id: number, personId: number): Promise<DraftRow | undefined> {
  return db
    .deleteFrom('manage.draft')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteDraftsOf(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('manage.draft').where('person_id', '=', personId).execute()
}
