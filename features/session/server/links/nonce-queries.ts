import type { Kysely } from 'kysely'
import type { LinkTables } from './link-tables'

type Db = Kysely<LinkTables>

/** True for the first who asks: the primary key decides between two at once. */
export async function claimNonce(db: Db, nonce: string, expiresAt: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('session.used_nonce')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (claimed.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function isUsed(db: Db, nonce: string): Promise<boolean> {
  return (
    (await db.selectFrom('session.used_nonce').select('nonce').where('nonce', '=', nonce).executeTakeFirst()) !==
    undefined
  )
}
