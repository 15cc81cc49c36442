import { sql } from 'kysely'
import type { ProfileDb } from './tables'

/** Before they are written, or once no head names them: from `since` on the purge finds them, whatever becomes of the house. */
export async function noteLoose(
  db: ProfileDb,
  fileIds: readonly (string | null | undefined)[],
  since: Date,
): Promise<void> {
  const rows = fileIds.flatMap((file_id) => (file_id ? [{ file_id, since }] : []))
  if (rows.length > 0) await db.insertInto('profile.loose_picture').values(rows).execute()
}

/** Somebody's face now, or gone. */
export async function dropLoose(db: ProfileDb, fileIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('profile.loose_picture')
    .where(sql<boolean>`file_id = any(${[...fileIds]}::text[])`)
    .execute()
}

export async function listLoose(db: ProfileDb, now: Date): Promise<readonly string[]> {
  const rows = await db.selectFrom('profile.loose_picture').select('file_id').where('since', '<=', now).execute()
  return rows.map(({ file_id }) => file_id)
}
