import type { Kysely } from 'kysely'
import { hashOf } from '../entering/secrets'
import type { FoundElsewhere, SignInTables } from '../entering/tables'

type Db = Kysely<SignInTables>

export async function insertTrip(db: Db, row: Omit<SignInTables['session.openid_trip'], 'found'>): Promise<void> {
  await db
    .insertInto('session.openid_trip')
    .values({ ...row, found: null })
    .execute()
}

/** A trip comes back once. */
export function takeTrip(db: Db, tokenHash: string, provider: string, now: Date) {
  return db
    .deleteFrom('session.openid_trip')
    .where('token_hash', '=', tokenHash)
    .where('provider', '=', provider)
    .where('found', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Who came back, until they have typed the password of the account here. */
export async function keepFound(
  db: Db,
  trip: Omit<SignInTables['session.openid_trip'], 'found'>,
  found: FoundElsewhere,
): Promise<void> {
  await db
    .insertInto('session.openid_trip')
    .values({ ...trip, found: JSON.stringify(found) })
    .execute()
}

export async function findFound(db: Db, tokenHash: string, now: Date) {
  const row = await db
    .selectFrom('session.openid_trip')
    .select(['provider', 'found'])
    .where('token_hash', '=', tokenHash)
    .where('found', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  // Written as text, read as what it says.
  return row && { provider: row.provider, found: row.found as unknown as FoundElsewhere }
}

export async function deleteTrip(db: Db, tokenHash: string): Promise<boolean> {
  const gone = await db.deleteFrom('session.openid_trip').where('token_hash', '=', tokenHash).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export async function findElsewhere(db: Db, issuer: string, subject: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('session.account_elsewhere')
    .select('person_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.person_id
}

/** Whether it is new: one account elsewhere opens one here. */
export async function linkElsewhere(db: Db, row: SignInTables['session.account_elsewhere']): Promise<boolean> {
  const made = await db
    .insertInto('session.account_elsewhere')
    .values(row)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('person_id')
    .executeTakeFirst()
  return made !== undefined
}

export function listElsewhere(db: Db, personId: number) {
  return db
    .selectFrom('session.account_elsewhere')
    .select(['provider', 'issuer', 'subject', 'created_at as createdAt'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute()
}

interface Link {
  readonly issuer: string
  readonly subject: string
}

/** Names a link of one person without saying who they are elsewhere. */
export const linkId = ({ issuer, subject }: Link) => hashOf(issuer, subject)

export async function unlinkElsewhere(db: Db, { issuer, subject }: Link): Promise<void> {
  await db.deleteFrom('session.account_elsewhere').where('issuer', '=', issuer).where('subject', '=', subject).execute()
}

export async function lockOwner(db: Db, personId: number): Promise<void> {
  await db.selectFrom('session.account').select('id').where('id', '=', personId).forUpdate().execute()
}

/** What somebody has set to open the account with: to be proved before anything else is let open it. */
export async function findKeys(db: Db, personId: number) {
  const of = (table: 'session.credential' | 'session.passkey') =>
    db.selectFrom(table).select('person_id').where('person_id', '=', personId).limit(1).executeTakeFirst()
  return {
    hasPassword: (await of('session.credential')) !== undefined,
    hasPasskey: (await of('session.passkey')) !== undefined,
  }
}

/** A password, a passkey, or another account elsewhere. */
export async function hasOtherWayIn(db: Db, personId: number): Promise<boolean> {
  for (const table of ['session.credential', 'session.passkey', 'session.account_elsewhere'] as const) {
    const row = await db.selectFrom(table).select('person_id').where('person_id', '=', personId).executeTakeFirst()
    if (row) return true
  }
  return false
}
