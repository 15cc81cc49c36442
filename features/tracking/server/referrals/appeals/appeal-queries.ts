import { sql } from 'kysely'
import type { AppealState } from '../../../contract/referrals'
import type { AppealRow, ReferralDb } from '../tables'

const TABLE = 'tracking.referral_appeal'

/** Undefined where there was one before: the constraint decides, so two open tabs make one. */
export async function insertAppeal(
  db: ReferralDb,
  appeal: { readonly referralId: number; readonly text: string; readonly at: Date },
): Promise<number | undefined> {
  const { referralId, text, at } = appeal
  const saved = await db
    .insertInto(TABLE)
    .values({ referral_id: referralId, state: 'open', text, answer: null, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.constraint('appeal_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return saved?.id
}

export const lockAppeal = (db: ReferralDb, id: number): Promise<AppealRow | undefined> =>
  db.selectFrom(TABLE).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function answerAppeal(db: ReferralDb, id: number, answer: string): Promise<void> {
  await db.updateTable(TABLE).set({ answer }).where('id', '=', id).execute()
}

/** Of these referrals, by their ids. */
export async function appealsOf(
  db: ReferralDb,
  referralIds: readonly number[],
): Promise<ReadonlyMap<number, AppealRow>> {
  if (referralIds.length === 0) return new Map()
  const rows = await db
    .selectFrom(TABLE)
    .selectAll()
    .where(sql<boolean>`referral_id = any(${[...referralIds]}::int[])`)
    .execute()
  return new Map(rows.map((row) => [row.referral_id, row]))
}

/** Whether a person looked at it and said that it is what it says. */
export async function isCleared(db: ReferralDb, referralId: number): Promise<boolean> {
  const row = await db
    .selectFrom(TABLE)
    .select('id')
    .where('referral_id', '=', referralId)
    .where('state', '=', 'accepted')
    .executeTakeFirst()
  return row !== undefined
}

/** Open ones stand in the order in which they came, so that nobody waits behind those who come later. */
export function listAppeals(db: ReferralDb, state: AppealState, after: number | undefined, limit: number) {
  const isQueue = state === 'open'
  let query = db
    .selectFrom(`${TABLE} as appeal`)
    .innerJoin('tracking.referral as referral', 'referral.id', 'appeal.referral_id')
    .select(['appeal.id', 'appeal.text', 'appeal.answer', 'appeal.created_at', 'appeal.state'])
    .select(['referral.reason', 'referral.referrer_id', 'referral.person_id'])
    .where('appeal.state', '=', state)
  if (after !== undefined) query = query.where('appeal.id', isQueue ? '>' : '<', after)
  return query
    .orderBy('appeal.id', isQueue ? 'asc' : 'desc')
    .limit(limit)
    .execute()
}
