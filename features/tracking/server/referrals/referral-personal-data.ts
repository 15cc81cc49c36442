import type { Database, PersonalData, Tx } from '../../../data/contract'
import { appealsOf } from './appeals/appeal-queries'
import { listCodes } from './code-queries'
import type { ReferralMoves } from './referral-moves'
import { describe, listReferrals, lockReferralOf } from './referral-queries'
import type { ReferralTables } from './tables'

const MOST = 10_000

/** One's codes, who came by it and by whose link one came. Erasing who joined takes the referral back and leaves it without a name. */
export function referralPersonalData(database: Database, moves: ReferralMoves): PersonalData {
  const on = (tx: Tx) => database.on<ReferralTables>(tx)

  return {
    id: 'tracking.referrals',
    async export(personId) {
      const db = database.of<ReferralTables>()
      const [codes, made, joined, entries, arrival] = [
        await listCodes(db, personId),
        await listReferrals(db, { referrerId: personId, limit: MOST }),
        await db
          .selectFrom('tracking.referral')
          .select(['state', 'created_at'])
          .where('person_id', '=', personId)
          .executeTakeFirst(),
        await db
          .selectFrom('tracking.referral_entry')
          .select(['opportunity_id', 'at'])
          .where('person_id', '=', personId)
          .execute(),
        await db
          .selectFrom('tracking.referral_arrival')
          .select('opened_at')
          .where('person_id', '=', personId)
          .executeTakeFirst(),
      ]
      const appeals = await appealsOf(
        db,
        made.map(({ id }) => id),
      )
      return {
        codes,
        // Who they are is theirs.
        invited: made.map(({ id, state, reason, created_at }) => ({
          ...{ state, reason, at: created_at.toISOString() },
          appeal: appeals.get(id)?.text ?? null,
          answer: appeals.get(id)?.answer ?? null,
        })),
        cameByALink: joined ? { state: joined.state, at: joined.created_at.toISOString() } : null,
        openedALink: arrival?.opened_at.toISOString() ?? null,
        registeredByALink: entries.map(({ opportunity_id, at }) => ({
          opportunity: opportunity_id,
          at: at.toISOString(),
        })),
      }
    },
    async erase(tx, personId) {
      const db = on(tx)
      const joined = await lockReferralOf(db, personId)
      if (joined?.state === 'pending' || joined?.state === 'earned')
        await moves.takeBack(tx, joined, { reason: 'gone' })
      if (joined) await describe(db, joined.id, { person_id: null, client_id: null })
      for (const history of ['referral_history', 'referral_appeal_history'] as const)
        await db.updateTable(`tracking.${history}`).set({ by_person: null }).where('by_person', '=', personId).execute()
      for (const table of ['referral', 'referral_opening'] as const)
        await db.deleteFrom(`tracking.${table}`).where('referrer_id', '=', personId).execute()
      for (const table of ['referral_arrival', 'referral_entry'] as const)
        await db
          .deleteFrom(`tracking.${table}`)
          .where((where) => where.or([where('person_id', '=', personId), where('referrer_id', '=', personId)]))
          .execute()
      await db.deleteFrom('tracking.referral_code').where('person_id', '=', personId).execute()
    },
  }
}
