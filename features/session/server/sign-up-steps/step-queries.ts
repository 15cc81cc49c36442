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
