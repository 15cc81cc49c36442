import { type Generated, type JSONColumnType, type Kysely, sql } from 'kysely'

export interface IdempotencyTables {
  'web.idempotency': {
    scope: string
    key: string
    body_hash: string
    /** Of whoever works on it: a claim that was taken over is the next one's. */
    claim: string | null
    /** Something of the act is committed: written with it. */
    has_acted: Generated<boolean>
    /** Null while the first request is being worked on. */
    status: number | null
    payload: string | null
    headers: JSONColumnType<Record<string, string>> | null
    /** When it was claimed, or the claim last renewed. */
    created_at: Generated<Date>
  }
}

type Db = Kysely<IdempotencyTables>

export interface Claim {
  readonly scope: string
  readonly key: string
  readonly claim: string
}

/** The commit of the statement that returns it does not wait for the disk. */
const notWaitedFor = sql`set_config('synchronous_commit', 'off', true)`.as('is_hasty')

/** True for whoever came first. A claim that was not renewed since `staleBefore`, and nothing done, is given to the next one: its worker has died. */
export async function claimKey(
  db: Db,
  row: Claim & { readonly body_hash: string },
  now: Date,
  staleBefore: Date,
): Promise<boolean> {
  const claimed = await db
    .insertInto('web.idempotency')
    .values({ ...row, status: null, payload: null, headers: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ created_at: now, claim: row.claim })
        .where('web.idempotency.status', 'is', null)
        .where('web.idempotency.has_acted', '=', false)
        .where('web.idempotency.created_at', '<', staleBefore)
        .where('web.idempotency.body_hash', '=', row.body_hash),
    )
    // Whatever act is committed afterwards takes the claim to the disk with it, and without an act there is nothing to claim.
    .returning(notWaitedFor)
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

const mine = (db: Db, { scope, key, claim }: Claim) =>
  db.updateTable('web.idempotency').where('scope', '=', scope).where('key', '=', key).where('claim', '=', claim)

/** In the act's own transaction. False where somebody else has the claim by now. */
export async function markActed(tx: Db, claim: Claim): Promise<boolean> {
  const { numUpdatedRows } = await mine(tx, claim).set({ has_acted: true }).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** It is still being worked on. */
export async function renewClaim(db: Db, claim: Claim, now: Date) {
  await mine(db, claim).set({ created_at: now }).where('status', 'is', null).execute()
}

/** Lost with the machine before it is on the disk, a retry is told that the answer was: that it has acted is there. */
export async function keepAnswer(
  db: Db,
  claim: Claim,
  answer: { status: number; payload: string; headers: Record<string, string> },
) {
  await mine(db, claim)
    .set({ status: answer.status, payload: answer.payload, headers: JSON.stringify(answer.headers) })
    .returning(notWaitedFor)
    .execute()
}

/**
 * Whoever worked on it has died, and not before something was done: forgets the key, true for whoever is to be told so. Once told, who has looked and
 * sends it again means it.
 */
export async function releaseLost(
  db: Db,
  { scope, key, body_hash }: Omit<Claim, 'claim'> & { readonly body_hash: string },
  staleBefore: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('web.idempotency')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('body_hash', '=', body_hash)
    .where('has_acted', '=', true)
    .where('status', 'is', null)
    .where('created_at', '<', staleBefore)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The act broke: what it may have done a retry is told at once, and where nothing is done it gets the key. */
export async function leaveKey(db: Db, claim: Claim, stale: Date) {
  await mine(db, claim).set({ created_at: stale }).execute()
}

/** Gives the key back: the act was refused, so trying again may act. */
export async function releaseKey(db: Db, { scope, key, claim }: Claim) {
  await db
    .deleteFrom('web.idempotency')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .execute()
}
