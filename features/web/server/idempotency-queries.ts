import { type Generated, type JSONColumnType, type Kysely, sql } from 'kysely'

export interface IdempotencyTables {
  'web.idempotency': {
    scope: string
    key: string
    body_hash: string
    /** Null while the first request is being worked on. */
    status: number | null
    payload: string | null
    headers: JSONColumnType<Record<string, string>> | null
    created_at: Generated<Date>
  }
}

type Db = Kysely<IdempotencyTables>

/** True for whoever came first. A claim whose worker died is given to the next one after `staleBefore`. */
export async function claimKey(
  db: Db,
  row: { scope: string; key: string; body_hash: string },
  now: Date,
  staleBefore: Date,
): Promise<boolean> {
  const claimed = await db
    .insertInto('web.idempotency')
    .values({ ...row, status: null, payload: null, headers: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ created_at: now })
        .where('web.idempotency.status', 'is', null)
        .where('web.idempotency.created_at', '<', staleBefore)
        .where('web.idempotency.body_hash', '=', row.body_hash),
    )
    // Not waited for at the disk: whatever act is committed afterwards takes the claim there with it, and without an act there is nothing to claim.
    .returning(sql`set_config('synchronous_commit', 'off', true)`.as('is_hasty'))
    .executeTakeFirst()
  return claimed !== undefined
}

export function findKey(db: Db, scope: string, key: string) {
  return db
    .selectFrom('web.idempotency')
    .select(['body_hash', 'status', 'payload', 'headers'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function keepAnswer(
  db: Db,
  scope: string,
  key: string,
  answer: { status: number; payload: string; headers: Record<string, string> },
) {
  await db
    .updateTable('web.idempotency')
    .set({ status: answer.status, payload: answer.payload, headers: JSON.stringify(answer.headers) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

/** Gives the key back: the act failed, so trying again may act. */
export async function releaseKey(db: Db, scope: string, key: string) {
  await db.deleteFrom('web.idempotency').where('scope', '=', scope).where('key', '=', key).execute()
}

export async function dropKeysBefore(db: Db, before: Date): Promise<number> {
  const gone = await db.deleteFrom('web.idempotency').where('created_at', '<', before).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
