import type { ProfileDb } from './tables'

/** Whose name this was, as long as it is kept for them. */
export function findFormer(db: ProfileDb, username: string, now: Date) {
  return db
    .selectFrom('profile.former_username')
    .select(['person_id', 'until'])
    .where('username', '=', username)
    .where('until', '>', now)
    .executeTakeFirst()
}

export async function keepFormer(db: ProfileDb, username: string, personId: number, until: Date): Promise<void> {
  await db
    .insertInto('profile.former_username')
    .values({ username, person_id: personId, until })
    .onConflict((conflict) => conflict.column('username').doUpdateSet({ person_id: personId, until }))
    .execute()
}

/** A name that is somebody's again is nobody's former one. */
export async function dropFormer(db: ProfileDb, username: string): Promise<void> {
  await db.deleteFrom('profile.former_username').where('username', '=', username).execute()
}

export function listFormer(db: ProfileDb, personId: number) {
  return db
    .selectFrom('profile.former_username')
    .select(['username', 'until'])
    .where('person_id', '=', personId)
    .execute()
}

export async function deleteFormerOf(db: ProfileDb, personId: number): Promise<void> {
  await db.deleteFrom('profile.former_username').where('person_id', '=', personId).execute()
}
