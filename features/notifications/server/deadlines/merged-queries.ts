import { sql } from 'kysely'
import type { NotificationsDb } from '../tables'
import { CLOSING } from './closing-names'

interface Names {
  /** How its events begin. */
  readonly events: string
  readonly thread: string
}

/** Reminders of one opportunity are reminders of the other from now on, except to whom that one's same reminder went, too. */
export async function leadClosingOn(
  db: NotificationsDb,
  { from, into }: { readonly from: Names; readonly into: Names },
): Promise<void> {
  const event = sql`${into.events} || substr(mine.event_id, ${from.events.length + 1}::int)`
  const isMine = sql`mine.template = ${CLOSING} and starts_with(mine.event_id, ${from.events})`
  // A thread has one unread line: where the other has it, this one keeps its own.
  await sql`update notifications.notification as mine set event_id = ${event}, thread = case when exists
      (select from notifications.notification as unread where unread.person_id = mine.person_id
        and unread.thread = ${into.thread} and unread.read_at is null) then thread else ${into.thread} end
    where ${isMine} and not exists (select from notifications.notification as other
      where other.person_id = mine.person_id and other.template = mine.template and other.event_id = ${event})`.execute(
    db,
  )
  await sql`update notifications.delivery as mine set event_id = ${event}, thread = ${into.thread}
    where ${isMine} and not exists (select from notifications.delivery as other
      where other.person_id = mine.person_id and other.template = mine.template and other.channel = mine.channel
        and other.event_id = ${event})`.execute(db)
}

/** The last one that came before its deadline is gone through from the start: who was told of it is not told again. */
export async function reopenReminder(db: NotificationsDb, opportunityId: number, now: Date): Promise<void> {
  await sql`update notifications.reminder as due set is_done = false, cursor = 0
    where opportunity_id = ${opportunityId} and closes_at > ${now} and not exists
      (select from notifications.reminder as later where later.opportunity_id = due.opportunity_id
        and later.closes_at = due.closes_at and later.lead_hours < due.lead_hours)`.execute(db)
}
