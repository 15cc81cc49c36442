import type { PrivacyDb } from './tables'

/** Before it is written, or once nothing names it any more: from `since` on the purge finds it, whatever becomes of the house. */
export async function noteLoose(db: PrivacyDb, fileIds: readonly string[], since: Date): Promise<void> {
  if (fileIds.length === 0) return
  const rows = fileIds.map((file_id) => ({ file_id, since }))
  await db.insertInto('privacy.loose_file').values(rows).execute()
}

/** Something names it now, or it is gone. */
export async function dropLoose(db: PrivacyDb, fileId: string): Promise<void> {
  await db.deleteFrom('privacy.loose_file').where('file_id', '=', fileId).execute()
}

export async function listLoose(db: PrivacyDb, now: Date): Promise<readonly string[]> {
  const rows = await db.selectFrom('privacy.loose_file').select('file_id').where('since', '<=', now).execute()
  return rows.map(({ file_id }) => file_id)
}
