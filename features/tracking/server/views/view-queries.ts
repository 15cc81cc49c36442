import { sql } from 'kysely'
import { houseDay, startOfHouseHour } from '../../../data/contract'
import type { TrackingDb } from '../tables'
import type { View, ViewBatch } from './view-batch'

type Numbered = NonNullable<ViewBatch['order']>

/** Notes which batches came, and answers the browsers whose batch is a new one. Each browser once; in order, so that nodes do not wait for each other in a ring. */
export async function takeNumbers(
  db: TrackingDb,
  numbered: readonly Numbered[],
  at: Date,
): Promise<ReadonlySet<string>> {
  if (numbered.length === 0) return new Set()
  const rows = numbered.toSorted((a, b) => (a.clientId < b.clientId ? -1 : 1))
  const taken = await sql<{ client_id: string }>`
    insert into tracking.sender (client_id, sequence, at)
    select client_id, sequence, ${at} from unnest(
      ${rows.map(({ clientId }) => clientId)}::uuid[], ${rows.map(({ sequence }) => sequence)}::bigint[]
    ) as given (client_id, sequence)
    on conflict (client_id) do update set sequence = excluded.sequence, at = excluded.at
    where tracking.sender.sequence < excluded.sequence
    returning client_id`.execute(db)
  return new Set(taken.rows.map(({ client_id }) => client_id))
}

/** Adds to the counts of this hour. */
export async function addToHour(db: TrackingDb, views: readonly View[], at: Date): Promise<void> {
  const sums = new Map<string, View & { count: number }>()
  for (const view of views) {
    const key = `${view.type} ${String(view.id).padStart(10)} ${view.place} ${view.from}`
    const sum = sums.get(key)
    if (sum) sum.count += 1
    else sums.set(key, { ...view, count: 1 })
  }
  const rows = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
  const hour = startOfHouseHour(at)
  await sql`
    insert into tracking.view_hour (entity_type, entity_id, hour, place, came_from, views)
    select entity_type, entity_id, ${hour}, place, came_from, views from unnest(
      ${rows.map(({ type }) => type)}::text[], ${rows.map(({ id }) => id)}::int[], ${rows.map(({ place }) => place)}::text[],
      ${rows.map(({ from }) => from)}::text[], ${rows.map(({ count }) => count)}::int[]
    ) as given (entity_type, entity_id, place, came_from, views)
    on conflict (entity_type, entity_id, hour, place, came_from) do update set views = view_hour.views + excluded.views
  `.execute(db)
}

/** Notes who was there today, once each. */
export async function addToDay(db: TrackingDb, batches: readonly ViewBatch[], at: Date): Promise<void> {
  const rows = batches.flatMap(({ viewer, views }) => (viewer ? views.map((view) => ({ ...view, ...viewer })) : []))
  if (rows.length === 0) return
  await sql`
    insert into tracking.view_day (entity_type, entity_id, day, place, viewer, person_id)
    select entity_type, entity_id, ${houseDay(at)}::date, place, viewer, person_id from unnest(
      ${rows.map(({ type }) => type)}::text[], ${rows.map(({ id }) => id)}::int[], ${rows.map(({ place }) => place)}::text[],
      ${rows.map(({ clientId }) => clientId)}::uuid[], ${rows.map(({ personId }) => personId ?? null)}::int[]
    ) as given (entity_type, entity_id, place, viewer, person_id)
    order by entity_type, entity_id, place, viewer
    on conflict do nothing
  `.execute(db)
}
