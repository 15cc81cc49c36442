import type { Kysely } from 'kysely'
import { hold, type StoredFile } from '../../contract'

export interface FileTables {
  'data.file': { id: string; name: string; content_type: string; bytes: string; sha256: string; created_at: Date }
}

type Db = Kysely<FileTables>

/** Until the transaction ends nobody else names or removes this content. */
export async function lockContent(db: Db, sha256: string): Promise<void> {
  await hold(db, `data.file ${sha256}`)
}

export async function insertFile(db: Db, file: StoredFile, at: Date): Promise<void> {
  const { id, name, contentType, bytes, sha256 } = file
  await db
    .insertInto('data.file')
    .values({ id, name, content_type: contentType, bytes: String(bytes), sha256, created_at: at })
    .execute()
}

export async function findFile(db: Db, id: string): Promise<StoredFile | undefined> {
  const row = await db.selectFrom('data.file').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { id, name: row.name, contentType: row.content_type, bytes: Number(row.bytes), sha256: row.sha256 }
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom('data.file').where('id', '=', id).execute()
}

export async function isContentUsed(db: Db, sha256: string): Promise<boolean> {
  const row = await db.selectFrom('data.file').select('id').where('sha256', '=', sha256).limit(1).executeTakeFirst()
  return row !== undefined
}
