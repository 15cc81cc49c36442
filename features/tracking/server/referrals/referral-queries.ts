import { type Insertable, sql } from 'kysely'
import { hold } from '../../../data/contract'
import type { ReferralCounts } from '../../contract/wire-referrals'
import type { ReferralState } from '../../contract/referrals'
import type { ReferralDb, ReferralRow, ReferralTables } from './tables'

/** Referrals are made one after the other, on whichever node: a ring cannot close behind the back of its own check. */
export async function lockReferrals(db: ReferralDb): Promise<void> {
  await hold(db, 'tracking.referral')
}

/** Undefined when this person is known to have joined through somebody: the first one counts, by the constraint. */
export async function insertReferral(
  db: ReferralDb,
  row: Insertable<ReferralTables['tracking.referral']>,
): Promise<number | undefined> {
  const saved = await db
    .insertInto('tracking.referral')
    .values(row)
    .onConflict((conflict) => conflict.constraint('referral_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return saved?.id
}

const referralOf = (db: ReferralDb, personId: number) =>
  db.selectFrom('tracking.referral').selectAll().where('person_id', '=', personId)

/** The referral by which somebody joined. */
export const findReferralOf = (db: ReferralDb, personId: number) => referralOf(db, personId).executeTakeFirst()

/** The same, locked. */
export const lockReferralOf = (db: ReferralDb, personId: number) =>
  referralOf(db, personId).forUpdate().executeTakeFirst()

export function lockReferral(db: ReferralDb, id: number): Promise<ReferralRow | undefined> {
  return db.selectFrom('tracking.referral').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** What stands beside the state, which the machine alone changes. */
export async function describe(
  db: ReferralDb,
  id: number,
  change: Partial<Pick<ReferralRow, 'person_id' | 'client_id' | 'reason' | 'says' | 'earned_at'>>,
): Promise<void> {
  await db.updateTable('tracking.referral').set(change).where('id', '=', id).execute()
}

export async function noteRegistered(db: ReferralDb, personId: number, at: Date): Promise<void> {
  await db
    .updateTable('tracking.referral')
    .set({ registered_at: at })
    .where('person_id', '=', personId)
    .where('registered_at', 'is', null)
    .execute()
}

/** Whether somebody stands among those through whom this referrer came, up to the first one. */
export async function isBroughtBy(db: ReferralDb, referrerId: number, personId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive above (id) as (
      select ${referrerId}::int
      union
      select referral.referrer_id from tracking.referral join above on referral.person_id = above.id
    )
    select exists (select from above where id = ${personId}) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Whether a browser that allowed to be recognised is known as this person's. */
export async function isBrowserOf(db: ReferralDb, clientId: string, personId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from tracking.page_visit where client_id = ${clientId} and person_id = ${personId})
      or exists (select from tracking.view_day where viewer = ${clientId} and person_id = ${personId})
      or exists (select from tracking.referral where client_id = ${clientId} and person_id = ${personId}) as found
  `.execute(db)
  return rows[0]?.found ?? false
}

const COLUMNS = ['id', 'person_id', 'referrer_id', 'state', 'reason', 'says', 'created_at', 'earned_at'] as const

export interface Wanted {
  /** Everybody's, where it is left out. */
  readonly referrerId?: number | undefined
  readonly state?: ReferralState | undefined
  readonly after?: number | undefined
  readonly limit: number
}

/** The newest first. */
export function listReferrals(db: ReferralDb, { referrerId, state, after, limit }: Wanted) {
  return db
    .selectFrom('tracking.referral')
    .select(COLUMNS)
    .$if(referrerId !== undefined, (all) => all.where('referrer_id', '=', referrerId as number))
    .$if(state !== undefined, (all) => all.where('state', '=', state as ReferralState))
    .$if(after !== undefined, (all) => all.where('id', '<', after as number))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countReferrals(db: ReferralDb, referrerId?: number): Promise<ReferralCounts> {
  const rows = await db
    .selectFrom('tracking.referral')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .$if(referrerId !== undefined, (all) => all.where('referrer_id', '=', referrerId as number))
    .groupBy('state')
    .execute()
  const none: ReferralCounts = { pending: 0, earned: 0, refused: 0, 'taken-back': 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
}

/** Referred people whose referral may be decided now: they registered, or their time is over. */
export async function listWaiting(db: ReferralDb, since: Date, limit: number, after: number) {
  return db
    .selectFrom('tracking.referral')
    .select(['id', 'person_id'])
    .where('state', '=', 'pending')
    .where('id', '>', after)
    .where((where) => where.or([where('registered_at', 'is not', null), where('created_at', '<', since)]))
    .orderBy('id')
    .limit(limit)
    .execute()
}
