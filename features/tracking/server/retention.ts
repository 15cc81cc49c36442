import { type RawBuilder, sql } from 'kysely'
import { type Database, houseDay, inBatches, type Job } from '../../data/contract'
import { REFERRAL_DAYS } from '../contract/referrals'
import type { ReferralTables } from './referrals/tables'
import { forgetBrowsers } from './referrals/retention-queries'
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

/** Adds the hours of days long gone up, one row a day; at most `limit` hours. Returns how many. */
async function rollUp(db: TrackingDb, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with old as (
      delete from tracking.view_hour where ctid = any(array(
        select ctid from tracking.view_hour where hour < ${before}
          and hour <> date_trunc('day', hour at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
        limit ${limit}
      )) returning *
    ), summed as (
    insert into tracking.view_hour (entity_type, entity_id, hour, place, came_from, views)
    select entity_type, entity_id, date_trunc('day', hour at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata',
      place, came_from, sum(views)
    from old group by 1, 2, 3, 4, 5
    on conflict (entity_type, entity_id, hour, place, came_from) do update set views = view_hour.views + excluded.views
    )
    select count(*)::int as taken from old
  `.execute(db)
  return rows[0]?.taken ?? 0
}

/** Adds up, then forgets what is past its time. Safe to run twice. What fails keeps nothing else from being forgotten. */
export function retentionJob(database: Database): Job {
  return {
    id: 'tracking.retention',
    cron: '20 3 * * *',
    async run({ now, signal }) {
      const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
      const dayAgo = (days: number) => houseDay(ago(days))
      const forget = (what: keyof typeof KEPT, old: RawBuilder<unknown>) => () =>
        database.forget(`tracking.${what}`, old, signal)
      const steps = [
        () => inBatches(signal, (limit) => rollUp(database.of<TrackingTables>(), ago(HOURS_FOR_DAYS), limit)),
        forget('view_hour', sql`hour < ${ago(KEPT.view_hour)}`),
        forget('view_day', sql`day < ${dayAgo(KEPT.view_day)}`),
        forget('page_visit', sql`day < ${dayAgo(KEPT.page_visit)}`),
        forget('vital', sql`day < ${dayAgo(KEPT.vital)}`),
        forget('fault_report', sql`at < ${ago(KEPT.fault_report)}`),
        forget('fault', sql`last_at < ${ago(KEPT.fault)}`),
        forget('sender', sql`at < ${ago(KEPT.sender)}`),
        forget('referral_arrival', sql`opened_at < ${ago(KEPT.referral_arrival)}`),
        forget('referral_opening', sql`day < ${dayAgo(KEPT.referral_opening)}`),
        () =>
          inBatches(signal, (limit) =>
            forgetBrowsers(database.of<ReferralTables>(), ago(KEPT.referral_arrival), limit),
          ),
      ]
      const failed: unknown[] = []
      for (const step of steps) await step().catch((error: unknown) => failed.push(error))
      if (failed.length > 0)
        throw new AggregateError(
          failed,
          `${failed.length} of ${steps.length} kinds of old records stay: ${String(failed[0])}`,
        )
    },
  }
}
