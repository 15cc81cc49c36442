import { sql } from 'kysely'
import type { DocumentsDb, FileRow } from './tables'

export async function insertFile(db: DocumentsDb, file: FileRow): Promise<void> {
  await db.insertInto('documents.file').values(file).execute()
}

export async function deleteFile(db: DocumentsDb, fileId: string): Promise<void> {
  await db.deleteFrom('documents.file').where('file_id', '=', fileId).execute()
}

export async function findFile(db: DocumentsDb, fileId: string): Promise<FileRow | undefined> {
  return db.selectFrom('documents.file').selectAll().where('file_id', '=', fileId).executeTakeFirst()
}

export async function listFiles(db: DocumentsDb, fileIds: readonly string[]): Promise<readonly FileRow[]> {
  const found = db.selectFrom('documents.file').selectAll()
  return found.where(sql<boolean>`file_id = any(${[...fileIds]}::text[])`).execute()
}

export async function opportunitiesOf(db: DocumentsDb, fileId: string): Promise<readonly number[]> {
  const rows = db.selectFrom('documents.attached').select('opportunity_id').where('file_id', '=', fileId)
  return (await rows.orderBy('opportunity_id').execute()).map((row) => row.opportunity_id)
}

/** What an opportunity shows from now on: exactly these. */
export async function attach(db: DocumentsDb, opportunityId: number, fileIds: readonly string[]): Promise<void> {
  await db.deleteFrom('documents.attached').where('opportunity_id', '=', opportunityId).execute()
  const rows = [...new Set(fileIds)].map((file_id) => ({ opportunity_id: opportunityId, file_id }))
  if (rows.length > 0) await db.insertInto('documents.attached').values(rows).execute()
}

const isLoose = sql<boolean>`not exists (select from documents.attached a where a.file_id = documents.file.file_id)`

/** How many files of somebody's no opportunity shows. */
export async function countLoose(db: DocumentsDb, personId: number): Promise<number> {
  const counted = db.selectFrom('documents.file').select(({ fn }) => fn.countAll<string>().as('count'))
  const { count } = await counted.where('person_id', '=', personId).where(isLoose).executeTakeFirstOrThrow()
  return Number(count)
}

/** Takes out those that nobody shows and that are old, or whose person is gone. Returns their ids. */
export async function deleteLoose(db: DocumentsDb, before: Date, limit: number): Promise<readonly string[]> {
  const old = db
    .selectFrom('documents.file')
    .select('file_id')
    .where(isLoose)
    .where(({ or, eb }) => or([eb('made_at', '<', before), eb('person_id', 'is', null)]))
    .limit(limit)
  const gone = await db.deleteFrom('documents.file').where('file_id', 'in', old).returning('file_id').execute()
  return gone.map(({ file_id }) => file_id)
}

export async function filesOf(db: DocumentsDb, personId: number): Promise<readonly FileRow[]> {
  return db.selectFrom('documents.file').selectAll().where('person_id', '=', personId).orderBy('made_at').execute()
}

/** What is shown stays, nameless; the rest goes with the next purge. */
export async function forgetUploader(db: DocumentsDb, personId: number): Promise<void> {
  await db.updateTable('documents.file').set({ person_id: null }).where('person_id', '=', personId).execute()
}
