import type { ReferralDb } from './tables'

/** Who came by a link so long ago that it counts no more, the browsers' names of then, and counts of days long gone. */
export async function forgetOldReferrals(
  db: ReferralDb,
  { since, sinceDay }: { readonly since: Date; readonly sinceDay: string },
): Promise<void> {
  await db.deleteFrom('tracking.referral_arrival').where('opened_at', '<', since).execute()
  await db.deleteFrom('tracking.referral_opening').where('day', '<', sinceDay).execute()
  await db
    .updateTable('tracking.referral')
    .set({ client_id: null })
    .where('created_at', '<', since)
    .where('client_id', 'is not', null)
    .execute()
}
