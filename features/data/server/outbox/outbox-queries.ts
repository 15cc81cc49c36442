import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DueDelivery, OutboxTables } from './tables'

type Db = Kysely<OutboxTables>

/** The event and a delivery for each subscription known, one statement. */
export async function insertEvent(db: Db, event: string, detail: object, at: Date): Promise<void> {
  await sql`with published as (
      insert into data.outbox (event, detail, at) values (${event}, ${JSON.stringify(detail)}::jsonb, ${at}) returning id
    )
    insert into data.delivery (event_id, subscription_id)
    select published.id, subscription.id from published, data.subscription as subscription
    where subscription.event = ${event}`.execute(db)
}

export async function rememberSubscriptions(
  db: Db,
  known: readonly { readonly id: string; readonly event: string }[],
  at: Date,
): Promise<void> {
  await db
    .insertInto('data.subscription')
    .values(known.map(({ id, event }) => ({ id, event, seen_at: at })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({ event: row.ref('excluded.event'), seen_at: at })),
    )
    .execute()
}

export async function findDueSubscriptions(db: Db, among: readonly string[], now: Date): Promise<readonly string[]> {
  if (among.length === 0) return []
  // One look into the index of each, however many deliveries wait: this is asked after every commit that publishes.
  const { rows } = await sql<{ id: string }>`select id from unnest(${[...among]}::text[]) as id where exists (
      select from data.delivery where subscription_id = id and done_at is null and set_aside_at is null
        and (next_at is null or next_at <= ${now}))`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * Locks a subscription and its first due deliveries, at most `most`. The lock on the subscription keeps its deliveries in order however
 * many nodes there are. None when nothing is due or another has it.
 *
 * The commit does not wait for the disk: what a machine loses that dies just then are the deliveries and all they wrote, and they come again.
 */
export async function lockNextDeliveries(
  db: Db,
  subscription: string,
  now: Date,
  most: number,
): Promise<readonly DueDelivery[]> {
  const { rows: locked } =
    await sql`select set_config('synchronous_commit', 'off', true) from data.subscription where id = ${subscription}
    for update skip locked`.execute(db)
  if (locked.length === 0) return []
  const { rows } = await sql<DueDelivery>`
    select event.id as "eventId", delivery.attempts, event.detail, event.at
    from data.delivery as delivery join data.outbox as event on event.id = delivery.event_id
    where delivery.subscription_id = ${subscription} and delivery.done_at is null and delivery.set_aside_at is null
      and (delivery.next_at is null or delivery.next_at <= ${now})
    order by delivery.event_id limit ${most} for update of delivery skip locked`.execute(db)
  return rows
}

export async function updateDeliveries(
  db: Db,
  which: { readonly eventIds: readonly string[]; readonly subscription: string },
  change: Partial<OutboxTables['data.delivery']>,
): Promise<void> {
  await db
    .updateTable('data.delivery')
    .set(change)
    .where(sql<boolean>`event_id = any(${[...which.eventIds]}::bigint[])`)
    .where('subscription_id', '=', which.subscription)
    .execute()
}

/** Deletes events that everybody has heard and that happened before `before`, at most `limit`, with their deliveries. Returns how many events. */
export async function deleteHeardEvents(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ count: string }>`with heard as (
      delete from data.outbox where id in (
        select event.id from data.outbox as event where event.at < ${before} and not exists (
          select from data.delivery as delivery where delivery.event_id = event.id and delivery.done_at is null
        ) limit ${limit}
      ) returning id
    ), delivered as (delete from data.delivery where event_id in (select id from heard))
    select count(*) from heard`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** Forgets subscriptions that no node has had for long, with what waits for them, what was published as they were forgotten too. */
export async function deleteUnseenSubscriptions(db: Db, before: Date): Promise<readonly string[]> {
  const gone = await db.deleteFrom('data.subscription').where('seen_at', '<', before).returning('id').execute()
  // In the words of the indexes of what waits and what is set aside: what was heard, all the rest, is not looked at.
  for (const waits of [sql`done_at is null and set_aside_at is null`, sql`set_aside_at is not null`])
    await sql`delete from data.delivery as delivery where ${waits}
      and not exists (select from data.subscription where id = delivery.subscription_id)`.execute(db)
  return gone.map((row) => row.id)
}

export async function outboxState(db: Db): Promise<{ readonly oldest: Date | null; readonly setAside: number }> {
  const { rows } = await sql<{ oldest: Date | null; setAside: string }>`select
      (select min(event.at) from data.delivery as delivery join data.outbox as event on event.id = delivery.event_id
        where delivery.done_at is null and delivery.set_aside_at is null) as oldest,
      (select count(*) from data.delivery where set_aside_at is not null) as "setAside"`.execute(db)
  const [row] = rows
  return { oldest: row?.oldest ?? null, setAside: Number(row?.setAside ?? 0) }
}
