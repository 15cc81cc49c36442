import type { Kysely } from 'kysely'
import type { DraftRow, ManageTables } from '../draft-queries'

type Db = Kysely<ManageTables>

const handedIn = (db: Db) => db.selectFrom('manage.draft').selectAll().where('handed_in_at', 'is not', null)

/** Who waits longest first. */
export function listHandedIn(db: Db, limit: number): Promise<DraftRow[]> {
  return handedIn(db).orderBy('handed_in_at').orderBy('id').limit(limit).execute()
}

export function findHandedIn(db: Db, opportunityId: number): Promise<DraftRow | undefined> {
  return handedIn(db).where('opportunity_id', '=', opportunityId).executeTakeFirst()
}

/** Those of one person that belong to these opportunities, handed in or not. */
export function draftsAmong(db: Db, personId: number, opportunityIds: readonly number[]): Promise<DraftRow[]> {
  if (opportunityIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('manage.draft')
    .selectAll()
    .where('person_id', '=', personId)
    .where('opportunity_id', 'in', opportunityIds)
    .execute()
}

/** As it was saved last, and held; undefined where it is handed in already or gone. */
export function handInDraft(db: Db, id: number, personId: number, at: Date): Promise<DraftRow | undefined> {
  return db
    .updateTable('manage.draft')
    .set({ handed_in_at: at, return_reason: null })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('handed_in_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export function takeBackDraft(db: Db, id: number, personId: number): Promise<DraftRow | undefined> {
  return db
    .updateTable('manage.draft')
    .set({ handed_in_at: null })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('handed_in_at', 'is not', null)
    .returningAll()
    .executeTakeFirst()
}

/** Undefined unless it is handed in as it was read: the version decides. */
export function takeHandedIn(db: Db, opportunityId: number, version: number): Promise<DraftRow | undefined> {
  return db
    .deleteFrom('manage.draft')
    .where('opportunity_id', '=', opportunityId)
    .where('version', '=', version)
    .where('handed_in_at', 'is not', null)
    .returningAll()
    .executeTakeFirst()
}

export function returnHandedIn(
  db: Db,
  opportunityId: number,
  version: number,
  reason: string,
): Promise<DraftRow | undefined> {
  return db
    .updateTable('manage.draft')
    .set({ handed_in_at: null, return_reason: reason })
    .where('opportunity_id', '=', opportunityId)
    .where('version', '=', version)
    .where('handed_in_at', 'is not', null)
    .returningAll()
    .executeTakeFirst()
}

/** A draft by itself, of nothing that was public before. */
export async function freeDraft(db: Db, opportunityId: number): Promise<void> {
  await db
    .updateTable('manage.draft')
    .set({ opportunity_id: null, handed_in_at: null, return_reason: null })
    .where('opportunity_id', '=', opportunityId)
    .execute()
}

export async function dropDraft(db: Db, opportunityId: number): Promise<void> {
  await db.deleteFrom('manage.draft').where('opportunity_id', '=', opportunityId).execute()
}
