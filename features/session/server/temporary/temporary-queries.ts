import type { Kysely } from 'kysely'
import type { LinkTables } from '../links/link-tables'

type Db = Kysely<LinkTables>

export async function insertTemporary(db: Db, row: LinkTables['session.temporary']): Promise<void> {
  await db.insertInto('session.temporary').values(row).execute()
}

export function findTemporary(db: Db, sessionId: string) {
  return db
    .selectFrom('session.temporary')
    .select(['path', 'title', 'until'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
}

/** The sessions themselves; their limits go with them. */
export async function deleteTemporary(db: Db, personId: number, path: string): Promise<void> {
  await db
    .deleteFrom('session.session')
    .where('person_id', '=', personId)
    .where('id', 'in', db.selectFrom('session.temporary').select('session_id').where('path', '=', path))
    .execute()
}
