import type { Clock, Database, Job, Tx } from '../../../data/contract'
import type { Opportunities, Opportunity } from '../../../listings/contract'
import type { Followers, Notices } from '../../contract'
import type { DeliveryRow, NotificationsTables, ReminderRow } from '../tables'
import { CLOSING, eventOf, readEvent, threadOf } from './closing-names'
import { admittedAfter, followedAmong, follows, followersAfter } from './following'
import {
  deleteRemindersBefore,
  finishReminders,
  findOpen,
  lockReminder,
  moveReminder,
  planReminders,
} from './reminder-queries'

const HOUR_MS = 3_600_000
/** So long before a deadline people are reminded, each until the next one. */
const LEADS = [72, 24, 3] as const
/** People told at once. */
const BATCH = 500
/** Deadlines looked at at once. */
const AT_ONCE = 500
const KEEP_HOURS = 30 * 24

export interface DeadlineParts {
  readonly database: Database
  readonly notices: Notices
  readonly clock: Clock
  readonly followers: () => readonly Followers[]
  /** Undefined while listings is switched off. */
  readonly opportunities: () => Opportunities | undefined
}

const hoursFrom = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR_MS)
const hoursBetween = (now: Date, then: Date) => (then.getTime() - now.getTime()) / HOUR_MS
const closesThen = (row: Opportunity | undefined, at: Date) =>
  row?.state === 'live' && row.closesAt !== null && new Date(row.closesAt).getTime() === at.getTime()

/**
 * Finds what closes soon and reminds whoever follows it. What is planned is the deadline itself, not people: who follows it is asked when its time comes,
 * and a deadline that moved is another one.
 */
export function deadlineJob(parts: DeadlineParts): Job {
  return {
    id: 'notifications.deadlines',
    cron: '*/5 * * * *',
    async run({ signal }) {
      const opportunities = parts.opportunities()
      if (!opportunities) return { batches: 0 }
      const db = parts.database.of<NotificationsTables>()
      const now = parts.clock.now()
      for (const [at, lead] of LEADS.entries()) {
        const soon = await opportunities.closing(hoursFrom(now, LEADS[at + 1] ?? 0), hoursFrom(now, lead))
        await planReminders(
          db,
          soon.map(({ id, closesAt }) => ({ opportunity_id: id, closes_at: closesAt, lead_hours: lead })),
        )
      }
      let batches = 0
      while (!signal.aborted) {
        const open = await findOpen(db, AT_ONCE)
        if (open.length === 0) break
        const followed = await parts.database.transact((tx) => finishUnfollowed(parts, tx, open))
        for (const reminder of followed) {
          if (signal.aborted) break
          const { opportunity_id: id, cursor } = reminder
          const admitted = await admittedAfter({ ...parts, opportunities }, id, cursor, BATCH)
          await parts.database.transact((tx) => remindNext(parts, opportunities, tx, reminder, admitted))
          batches++
        }
      }
      await deleteRemindersBefore(db, hoursFrom(now, -KEEP_HOURS))
      return { batches }
    },
  }
}

/** Of what closes soon hardly anything is followed: the rest is over without a look at each. Returns what is followed. */
async function finishUnfollowed({ database, followers }: DeadlineParts, tx: Tx, open: readonly ReminderRow[]) {
  const ids = [...new Set(open.map(({ opportunity_id }) => opportunity_id))]
  const known = await followedAmong(followers(), tx, ids)
  const isFollowed = (row: ReminderRow) => known.has(row.opportunity_id)
  const others = open.filter((row) => !isFollowed(row))
  if (others.length > 0) await finishReminders(database.on<NotificationsTables>(tx), others)
  return open.filter(isFollowed)
}

async function remindNext(
  parts: DeadlineParts,
  opportunities: Opportunities,
  tx: Tx,
  found: ReminderRow,
  admitted: ReadonlySet<number> | undefined,
) {
  const db = parts.database.on<NotificationsTables>(tx)
  const reminder = await lockReminder(db, found)
  if (!reminder || reminder.is_done || reminder.cursor !== found.cursor) return
  const { closes_at: closesAt, opportunity_id: id, cursor } = reminder
  const row = await opportunities.find(id, tx)
  const now = parts.clock.now()
  // Closed, taken down, moved, or over: its own new deadline is planned by itself.
  if (!row || !closesThen(row, closesAt) || closesAt <= now)
    return moveReminder(db, reminder, { cursor, is_done: true })
  const { people, next } = await followersAfter(parts.followers(), tx, id, cursor, BATCH)
  const told = admitted ? people.filter((each) => admitted.has(each)) : people
  await parts.notices.tellAll(tx, told, {
    template: CLOSING,
    // What is left, not the lead: what is published late, or planned anew, is told in between.
    values: { title: row.title, closesAt: closesAt.toISOString(), hours: hoursBetween(now, closesAt) },
    from: row.organisation,
    actionUrl: row.path,
    eventId: eventOf(reminder),
    at: now,
    thread: threadOf(id),
    dueBy: closesAt,
  })
  await moveReminder(db, reminder, { cursor: next ?? cursor, is_done: next === undefined })
}

/** A reminder that waited and is true no more: its deadline moved, it closed, or its person follows it no longer. */
export async function isStale(
  { opportunities, followers }: Pick<DeadlineParts, 'opportunities' | 'followers'>,
  tx: Tx,
  { template, event_id, person_id }: DeliveryRow,
): Promise<boolean> {
  if (template !== CLOSING) return false
  const { id, closesAt } = readEvent(event_id)
  const row = await opportunities()?.find(id, tx)
  if (!closesThen(row, closesAt)) return true
  return !(await follows(followers(), tx, id, person_id))
}

/** Whether a reminder that waited tells of what still shows itself to its person: it may be by invitation by now. Not inside a transaction. */
export async function isForThem(
  { opportunities }: Pick<DeadlineParts, 'opportunities'>,
  { template, event_id, person_id }: DeliveryRow,
): Promise<boolean> {
  if (template !== CLOSING) return true
  const admitted = await opportunities()?.admitted(readEvent(event_id).id, [person_id])
  return admitted?.includes(person_id) === true
}
