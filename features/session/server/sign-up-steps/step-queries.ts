import type { Kysely } from 'kysely'
import type { ProofTables } from './proof-queries'

type Db = Kysely<ProofTables>

export async function setStep(db: Db, personId: number, step: string | null, now: Date): Promise<void> {
  await db
    .updateTable('session.account')
    .set({ signup_step: step, updated_at: now })
    .where('id', '=', personId)
    .execute()
}

export async function findPhone(db: Db, personId: number): Promise<string | null> {
  const row = await db.selectFrom('session.phone').select('number').where('person_id', '=', personId).executeTakeFirst()
  return row?.number ?? null
}

/** Null takes it away. */
export async function keepPhone(db: Db, personId: number, number: string | null, now: Date): Promise<void> {
  if (number === null) {
    await db.deleteFrom('session.phone').where('person_id', '=', personId).execute()
    return
  }
  await db
    .insertInto('session.phone')
    .values({ person_id: personId, number, updated_at: now })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ number, updated_at: now }))
    .execute()
}
