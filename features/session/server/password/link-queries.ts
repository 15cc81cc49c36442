import type { Kysely } from 'kysely'
import type { LinkPurpose, SignInTables } from '../entering/tables'

type Db = Kysely<SignInTables>

export async function insertLink(db: Db, row: SignInTables['session.mailed_link']): Promise<void> {
  await db.insertInto('session.mailed_link').values(row).execute()
}

/** Whose link it is, for one of these purposes, once: the delete decides which of two clicks was first. */
export function takeLink(db: Db, tokenHash: string, purposes: readonly LinkPurpose[], now: Date) {
  return db
    .deleteFrom('session.mailed_link')
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .returning(['person_id as personId', 'purpose', 'email', 'expires_at as expiresAt'])
    .executeTakeFirst()
}

/** Earlier links of a purpose end when a later one goes out, or when what they are for is done. */
export async function dropLinks(
  db: Db,
  personId: number,
  purposes: readonly LinkPurpose[],
  longerThan = new Date(0),
): Promise<void> {
  await db
    .deleteFrom('session.mailed_link')
    .where('person_id', '=', personId)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>=', longerThan)
    .execute()
}
