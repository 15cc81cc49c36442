import { sql } from 'kysely'
import type { BeginRequest } from '../contract/wire'
import type { UploadRow, UploadsDb } from './tables'

const among = (ids: readonly string[]) => sql<boolean>`id = any(${[...ids]}::text[])`

export async function insertUpload(db: UploadsDb, row: Omit<UploadRow, 'received'>): Promise<UploadRow> {
  return db
    .insertInto('uploads.upload')
    .values({ ...row, received: 0 })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findUpload(db: UploadsDb, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom('uploads.upload').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locked until the transaction ends. */
export function lockUploads(db: UploadsDb, ids: readonly string[]): Promise<UploadRow[]> {
  return db.selectFrom('uploads.upload').selectAll().where(among(ids)).orderBy('id').forUpdate().execute()
}

export function listUploads(db: UploadsDb, ids: readonly string[]): Promise<UploadRow[]> {
  return db.selectFrom('uploads.upload').selectAll().where(among(ids)).execute()
}

export async function changeUpload(db: UploadsDb, id: string, changes: Partial<UploadRow>): Promise<UploadRow> {
  return db.updateTable('uploads.upload').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** What somebody has in a draft at a place, the newest first. */
export function listWaiting(
  db: UploadsDb,
  { personId, purpose, about }: Pick<BeginRequest, 'purpose' | 'about'> & { readonly personId: number },
): Promise<UploadRow[]> {
  return db
    .selectFrom('uploads.upload')
    .selectAll()
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('about', '=', about)
    .where('holder', 'is', null)
    .orderBy('touched_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Of all that somebody has here, in drafts and held. */
export async function countBytes(db: UploadsDb, personId: number): Promise<number> {
  const sum = db.selectFrom('uploads.upload').select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
  return Number((await sum.where('person_id', '=', personId).executeTakeFirstOrThrow()).bytes)
}

/** The newest first. */
export function uploadsOf(db: UploadsDb, personId: number, limit?: number): Promise<UploadRow[]> {
  const own = db.selectFrom('uploads.upload').selectAll().where('person_id', '=', personId)
  const sorted = own.orderBy('touched_at', 'desc').orderBy('id')
  return (limit === undefined ? sorted : sorted.limit(limit)).execute()
}

export async function idsHeldBy(db: UploadsDb, holder: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('uploads.upload').select('id').where('holder', '=', holder).execute()
  return rows.map(({ id }) => id)
}

export async function setHolder(db: UploadsDb, holder: string, ids: readonly string[]): Promise<void> {
  await db.updateTable('uploads.upload').set({ holder }).where(among(ids)).execute()
}

/** In drafts that nobody has touched since. */
export async function idsLeft(db: UploadsDb, before: Date, limit: number): Promise<readonly string[]> {
  const left = db.selectFrom('uploads.upload').select('id').where('holder', 'is', null)
  return (await left.where('touched_at', '<', before).limit(limit).execute()).map(({ id }) => id)
}

export function listChecking(db: UploadsDb, limit: number): Promise<UploadRow[]> {
  const waiting = db.selectFrom('uploads.upload').selectAll().where('state', '=', 'checking')
  return waiting.orderBy('touched_at').limit(limit).execute()
}

/** Takes uploads out, their chunks with them. Answers the files that no row names any more. */
export async function deleteUploads(db: UploadsDb, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const chunks = await db
    .deleteFrom('uploads.chunk')
    .where(sql<boolean>`upload_id = any(${[...ids]}::text[])`)
    .returning('file_id')
    .execute()
  const gone = await db.deleteFrom('uploads.upload').where(among(ids)).returning('file_id').execute()
  return [...chunks, ...gone].flatMap(({ file_id }) => file_id ?? [])
}
