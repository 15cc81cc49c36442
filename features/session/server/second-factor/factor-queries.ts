import { type Kysely, sql } from 'kysely'
import type { SignInTables } from '../entering/tables'

type Db = Kysely<SignInTables>

export function findFactor(db: Db, personId: number) {
  return db
    .selectFrom('session.second_factor')
    .select(['secret', 'confirmed_at as confirmedAt', 'last_step as lastStep'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

/** False when one stands already: it is turned off first. */
export async function beginFactor(db: Db, personId: number, secret: string): Promise<boolean> {
  const begun = await db
    .insertInto('session.second_factor')
    .values({ person_id: personId, secret, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ secret, last_step: 0 })
        .where('session.second_factor.confirmed_at', 'is', null),
    )
    .returning('person_id')
    .executeTakeFirst()
  return begun !== undefined
}

/** False when the code of this step, or a later one, was used before. */
export async function takeStep(db: Db, personId: number, step: number, confirmedAt?: Date): Promise<boolean> {
  const used = await db
    .updateTable('session.second_factor')
    .set({ last_step: step, ...(confirmedAt && { confirmed_at: confirmedAt }) })
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

export async function deleteFactor(db: Db, personId: number): Promise<boolean> {
  const gone = await db.deleteFrom('session.second_factor').where('person_id', '=', personId).executeTakeFirst()
  await db.deleteFrom('session.recovery_code').where('person_id', '=', personId).execute()
  return gone.numDeletedRows > 0n
}

export async function replaceRecoveryCodes(db: Db, personId: number, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('session.recovery_code').where('person_id', '=', personId).execute()
  await db
    .insertInto('session.recovery_code')
    .values(hashes.map((code_hash) => ({ person_id: personId, code_hash })))
    .execute()
}

/** True once a code. */
export async function takeRecoveryCode(db: Db, personId: number, hash: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('session.recovery_code')
    .where('person_id', '=', personId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export async function countRecoveryCodes(db: Db, personId: number): Promise<number> {
  const { count } = await db
    .selectFrom('session.recovery_code')
    .select(sql<string>`count(*)`.as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
