import type { Kysely } from 'kysely'
import type { SignInTables } from '../entering/tables'

type Db = Kysely<SignInTables>

export async function insertChallenge(db: Db, row: SignInTables['session.challenge']): Promise<void> {
  await db.insertInto('session.challenge').values(row).execute()
}

/** A challenge is answered once, right or wrong. */
export async function takeChallenge(db: Db, id: string, purpose: string, now: Date): Promise<string | undefined> {
  const row = await db
    .deleteFrom('session.challenge')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('value')
    .executeTakeFirst()
  return row?.value
}

/** The handle of a person's keys, made with the first of them. */
export async function handleOf(db: Db, personId: number, fresh: string): Promise<string> {
  await db
    .insertInto('session.passkey_owner')
    .values({ person_id: personId, handle: fresh })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute()
  const { handle } = await db
    .selectFrom('session.passkey_owner')
    .select('handle')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return handle
}

export function listPasskeys(db: Db, personId: number) {
  return db
    .selectFrom('session.passkey')
    .select(['id', 'name', 'transports', 'created_at as createdAt', 'used_at as usedAt'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute()
}

export function findPasskey(db: Db, id: string) {
  return db.selectFrom('session.passkey').selectAll().where('id', '=', id).executeTakeFirst()
}

/** False when the key is known already. */
export async function insertPasskey(db: Db, row: SignInTables['session.passkey']): Promise<boolean> {
  const made = await db
    .insertInto('session.passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function touchPasskey(db: Db, id: string, counter: number, now: Date): Promise<void> {
  await db.updateTable('session.passkey').set({ counter, used_at: now }).where('id', '=', id).execute()
}

export async function renamePasskey(db: Db, personId: number, id: string, name: string): Promise<boolean> {
  const changed = await db
    .updateTable('session.passkey')
    .set({ name })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

export async function deletePasskey(db: Db, personId: number, id: string): Promise<string | undefined> {
  const gone = await db
    .deleteFrom('session.passkey')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('name')
    .executeTakeFirst()
  return gone?.name
}
