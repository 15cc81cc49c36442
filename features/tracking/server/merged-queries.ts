import { sql } from 'kysely'
import type { ReferralDb } from './referrals/tables'
import type { TrackingDb } from './tables'

interface Pair {
  readonly from: number
  readonly into: number
}

/** Views of one opportunity are views of the other: sums add up, and who saw both on a day was there once. */
export async function leadViewsOn(db: TrackingDb, { from, into }: Pair): Promise<void> {
  const isMine = sql`entity_type = 'opportunity' and entity_id = ${from}`
  await sql`
    with gone as (delete from tracking.view_hour where ${isMine} returning *)
    insert into tracking.view_hour (entity_type, entity_id, hour, place, came_from, views)
    select entity_type, ${into}::int, hour, place, came_from, views from gone order by hour, place, came_from
    on conflict (entity_type, entity_id, hour, place, came_from) do update set views = view_hour.views + excluded.views
  `.execute(db)
  await sql`
    with gone as (delete from tracking.view_day where ${isMine} returning *)
    insert into tracking.view_day (entity_type, entity_id, day, place, viewer, person_id)
    select entity_type, ${into}::int, day, place, viewer, person_id from gone order by day, place, viewer
    on conflict do nothing
  `.execute(db)
}

/** Links to one opportunity lead to the other. */
export async function leadOpeningsOn(db: ReferralDb, { from, into }: Pair): Promise<void> {
  await sql`
    with gone as (delete from tracking.referral_opening where opportunity_id = ${from} returning *)
    insert into tracking.referral_opening (referrer_id, day, opportunity_id, opened)
    select referrer_id, day, ${into}::int, opened from gone order by referrer_id, day
    on conflict (referrer_id, day, opportunity_id) do update set opened = referral_opening.opened + excluded.opened
  `.execute(db)
}
