import { sql } from 'kysely'
import type { ReferralDb } from './tables'

/** By whose link somebody came; the last one counts. */
export async function noteArrival(db: ReferralDb, personId: number, referrerId: number, openedAt: Date): Promise<void> {
  const row = { referrer_id: referrerId, opened_at: openedAt }
  await db
    .insertInto('tracking.referral_arrival')
    .values({ person_id: personId, ...row })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet(row).where('tracking.referral_arrival.opened_at', '<=', openedAt),
    )
    .execute()
}

/** Those of these whom anybody's link brought: most came by themselves. */
export async function referredAmong(db: ReferralDb, personIds: readonly number[]): Promise<ReadonlySet<number>> {
  const ids = [...personIds]
  const { rows } = await sql<{ id: number }>`
    select person_id as id from tracking.referral_arrival where person_id = any(${ids}::int[])
    union select person_id from tracking.referral where person_id = any(${ids}::int[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Counts a registration for whose link the person came by, if by any since then. Told again, nothing changes. */
export async function noteEntry(
  db: ReferralDb,
  { opportunityId, personId }: { readonly opportunityId: number; readonly personId: number },
  { at, since }: { readonly at: Date; readonly since: Date },
): Promise<void> {
  await db
    .insertInto('tracking.referral_entry')
    .columns(['opportunity_id', 'person_id', 'referrer_id', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('tracking.referral_arrival')
        .select([
          sql<number>`${opportunityId}::int`.as('opportunity_id'),
          'person_id',
          'referrer_id',
          sql<Date>`${at}::timestamptz`.as('at'),
        ])
        .where('person_id', '=', personId)
        .where('opened_at', '>=', since),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function dropEntry(db: ReferralDb, opportunityId: number, personId: number): Promise<void> {
  await db
    .deleteFrom('tracking.referral_entry')
    .where('opportunity_id', '=', opportunityId)
    .where('person_id', '=', personId)
    .execute()
}

/** Adds one to the openings of a link. `opportunityId` 0: some other page. */
export async function addOpening(db: ReferralDb, referrerId: number, opportunityId: number, day: string) {
  await db
    .insertInto('tracking.referral_opening')
    .values({ referrer_id: referrerId, opportunity_id: opportunityId, day, opened: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['referrer_id', 'day', 'opportunity_id'])
        .doUpdateSet({ opened: sql<number>`referral_opening.opened + 1` }),
    )
    .execute()
}
