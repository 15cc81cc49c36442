import { type Kysely, sql } from 'kysely'
import { deleteByEmail, findHolder, lockEmail } from '../addresses/address-queries'
import type { SessionTables } from '../tables'

export interface ProofTables extends SessionTables {
  'session.proof': {
    person_id: number
    email: string
    salt: string
    code_hash: string | null
    token_hash: string | null
    tries: number
    sent_at: Date
    code_until: Date
    link_until: Date
  }
}
export type Proof = ProofTables['session.proof']
type Db = Kysely<ProofTables>

export async function keepProof(db: Db, { person_id, ...proof }: Proof): Promise<void> {
  await db
    .insertInto('session.proof')
    .values({ person_id, ...proof })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(proof))
    .execute()
}

export function findProof(db: Db, personId: number): Promise<Proof | undefined> {
  return db.selectFrom('session.proof').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

/** Counts a try before it is judged, so that many at once are all counted. Undefined when none is left. */
export function takeTry(db: Db, personId: number, most: number, now: Date): Promise<Proof | undefined> {
  return db
    .updateTable('session.proof')
    .set({ tries: sql<number>`tries + 1` })
    .where('person_id', '=', personId)
    .where('tries', '<', most)
    .where('code_until', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Whose link it is, without using it up. */
export function findByLink(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('session.proof')
    .select('person_id')
    .where('token_hash', '=', tokenHash)
    .where('link_until', '>', now)
    .executeTakeFirst()
}

/**
 * The proof goes with its use: the delete decides which of two comes first. By the code that was judged: another mail may have gone to another
 * address since, whose code nobody has typed.
 */
export function claimProof(
  db: Db,
  by: { readonly personId: number; readonly codeHash: string } | { readonly tokenHash: string; readonly now: Date },
): Promise<Proof | undefined> {
  const found = db.deleteFrom('session.proof').returningAll()
  return (
    'personId' in by
      ? found.where('person_id', '=', by.personId).where('code_hash', '=', by.codeHash)
      : found.where('token_hash', '=', by.tokenHash).where('link_until', '>', by.now)
  ).executeTakeFirst()
}

/** Marks the address as proved and their main one. False when another account has got it in the meantime. */
export async function setProved(db: Db, personId: number, email: string, now: Date): Promise<boolean> {
  await lockEmail(db, email)
  const holder = await findHolder(db, email)
  if (holder !== undefined && holder !== personId) return false
  const done = await db
    .updateTable('session.account as account')
    .set({
      email,
      email_verified_at: now,
      updated_at: now,
      signup_step: sql<string | null>`case when signup_step = 'prove' then 'who' else signup_step end`,
    })
    .where('account.id', '=', personId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('session.account as other')
            .select('other.id')
            .where(sql`lower(other.email)`, '=', email.toLowerCase())
            .where('other.id', '<>', personId),
        ),
      ),
    )
    .executeTakeFirst()
  if (done.numUpdatedRows === 0n) return false
  if (holder === personId) await deleteByEmail(db, personId, email)
  return true
}
