import { type Kysely, sql } from 'kysely'

export interface LooseFileTables {
  'data.loose_file': { file_id: string; since: Date }
}

type Db = Kysely<LooseFileTables>

const among = (ids: readonly string[]) => sql<boolean>`file_id = any(${[...ids]}::text[])`

export async function noteLoose(db: Db, ids: readonly string[], since: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .insertInto('data.loose_file')
    .values(ids.map((file_id) => ({ file_id, since })))
    .onConflict((conflict) => conflict.column('file_id').doUpdateSet({ since }))
    .execute()
}

export async function dropLoose(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('data.loose_file').where(among(ids)).execute()
}

export async function listLoose(db: Db, now: Date): Promise<readonly string[]> {
  const rows = await db.selectFrom('data.loose_file').select('file_id').where('since', '<=', now).execute()
  return rows.map(({ file_id }) => file_id)
}
