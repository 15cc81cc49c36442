import { sql } from 'kysely'
import { type Database, houseDay, type Job } from '../../data/contract'
import { REFERRAL_DAYS } from '../contract/referrals'
import type { ReferralTables } from './referrals/tables'
import { forgetOldReferrals } from './referrals/retention-queries'
import type { TrackingDb, TrackingTables } from './tables'

const DAY_MS = 86_400_000

/** Hours become days after so long: nobody asks at what time of day something was looked at two months ago. */
const HOURS_FOR_DAYS = 60

/** What is kept, and for how many days; told to admins as it stands here (`kept.ts`). */
export const retention = [
  { what: 'view_hour', days: 730 },
  { what: 'view_day', days: 90 },
  { what: 'page_visit', days: 90 },
  { what: 'sender', days: 30 },
  { what: 'vital', days: 30 },
  { what: 'fault', days: 180 },
  { what: 'fault_report', days: 30 },
  { what: 'referral_arrival', days: REFERRAL_DAYS },
  { what: 'referral_opening', days: 730 },
] as const

/** For how many days each is kept. */
export const KEPT = Object.fromEntries(retention.map(({ what, days }) => [what, days])) as Record<
  (typeof retention)[number]['what'],
  number
>

/** Adds the hours of days long gone up, one row a day. */
async function rollUp(db: TrackingDb, before: Date): Promise<void> {
  await sql`
    with old as (
      delete from tracking.view_hour
      where hour < ${before} and hour <> date_trunc('day', hour at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
      returning *
    )
    insert into tracking.view_hour (entity_type, entity_id, hour, place, came_from, views)
    select entity_type, entity_id, date_trunc('day', hour at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata',
      place, came_from, sum(views)
    from old group by 1, 2, 3, 4, 5
    on conflict (entity_type, entity_id, hour, place, came_from) do update set views = view_hour.views + excluded.views
  `.execute(db)
}

/** Adds up, then forgets what is past its time. Safe to run twice. */
export function retentionJob(database: Database): Job {
  return {
    id: 'tracking.retention',
    cron: '20 3 * * *',
    async run({ now }) {
      const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
      await database.transact((tx) => rollUp(database.on<TrackingTables>(tx), ago(HOURS_FOR_DAYS)))
      const db = database.of<TrackingTables>()
      await db.deleteFrom('tracking.view_hour').where('hour', '<', ago(KEPT.view_hour)).execute()
      await db
        .deleteFrom('tracking.view_day')
        .where('day', '<', houseDay(ago(KEPT.view_day)))
        .execute()
      await db
        .deleteFrom('tracking.page_visit')
        .where('day', '<', houseDay(ago(KEPT.page_visit)))
        .execute()
      await db
        .deleteFrom('tracking.vital')
        .where('day', '<', houseDay(ago(KEPT.vital)))
        .execute()
      await db.deleteFrom('tracking.fault_report').where('at', '<', ago(KEPT.fault_report)).execute()
      await db.deleteFrom('tracking.fault').where('last_at', '<', ago(KEPT.fault)).execute()
      await db.deleteFrom('tracking.sender').where('at', '<', ago(KEPT.sender)).execute()
      await forgetOldReferrals(database.of<ReferralTables>(), {
        since: ago(KEPT.referral_arrival),
        sinceDay: houseDay(ago(KEPT.referral_opening)),
      })
    },
  }
}
