import type { Clock, Database, Job, Tx } from '../../../data/contract'
import type { Log } from '../../../web/contract'
import type { Channel, Item, Parcel, Topic } from '../../contract'
import { personsOf, wantsOf } from '../preferences/preference-queries'
import type { DeliveryRow, NotificationsDb, NotificationsTables } from '../tables'
import { allowedAt } from '../telling/due'
import { claim, DELIVER_JOB, sentSince, settle, takeDue, takeWith } from './delivery-queries'
import { sideBySide } from './side-by-side'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** After this many the message waits for an admin. */
const MOST_TRIES = 6
/** 1, 4, 16, 64, 256 minutes. */
const backoffMs = (tries: number) => 4 ** (tries - 1) * MINUTE_MS
/** So long may one sending take; whoever has not said that it is done by then is taken for dead. */
const LEASE_MS = MINUTE_MS

export interface DeliverParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly topics: () => readonly Topic[]
  readonly channels: () => readonly Channel[]
  /** Whether their account is there, and not disabled. */
  readonly isOpen: (personId: number) => Promise<boolean>
  /** Whether what a message says is true no more. */
  readonly isStale: (tx: Tx, row: DeliveryRow) => Promise<boolean>
  /** Whether what it tells of still shows itself to its person. Asked outside of transactions. */
  readonly isForThem: (row: DeliveryRow) => Promise<boolean>
}

/** What is to be sent now: the channel, to whom, and the deliveries that go in one parcel. */
interface Claimed {
  readonly channel: Channel
  readonly to: Omit<Parcel, 'items'>
  readonly rows: readonly DeliveryRow[]
  readonly tries: number
}

/**
 * Sends what is due, by each channel one person after the other. Each is first ordered anew for later, then sent, then marked: a process that dies in between
 * leaves an order behind, and a channel knows by the first item that it has carried it. Channels go side by side: a push service that does not answer holds
 * up no mail, nor what is told meanwhile.
 */
export function deliverJob(parts: DeliverParts): Job {
  return {
    id: DELIVER_JOB,
    cron: '* * * * *',
    async run({ signal }) {
      const count = { sent: 0, failed: 0 }
      await sideBySide(parts.channels(), signal, (channel) => sendDue(parts, channel, signal, count))
      return count
    },
  }
}

async function sendDue(
  parts: DeliverParts,
  channel: Channel,
  signal: AbortSignal,
  count: { sent: number; failed: number },
): Promise<void> {
  while (!signal.aborted) {
    const next = await parts.database.transact((tx) => claimNext(parts, tx, channel))
    if (next === undefined) return
    if (next === 'settled') continue
    if (await sendClaimed(parts, next)) count.sent++
    else count.failed++
  }
}

async function claimNext(parts: DeliverParts, tx: Tx, channel: Channel): Promise<Claimed | 'settled' | undefined> {
  const db = parts.database.on<NotificationsTables>(tx)
  const now = parts.clock.now()
  const first = await takeDue(db, now, channel.id)
  if (!first) return undefined
  const person = (await personsOf(db, [first.person_id]))(first.person_id)
  const rows = first.is_always ? [first] : await takeWith(db, first, now, channel.digests && !first.is_urgent)
  const left = await stillWanted(parts, tx, db, rows, now)
  const going: DeliveryRow[] = []
  for (const row of left) {
    // Quiet hours may have been set, or been made longer, after it was told.
    const at = row.is_always ? now : allowedAt(now, person, row.due_by)
    if (at <= now) going.push(row)
    else await settle(db, [row.id], { due_at: at })
  }
  const [head] = going
  if (!head) return 'settled'
  const ids = going.map(({ id }) => id)
  const room = head.is_always ? now : await roomAt(db, head, channel, now)
  if (room > now) {
    await settle(db, ids, { due_at: room })
    return 'settled'
  }
  await claim(db, ids, new Date(now.getTime() + LEASE_MS))
  const { language, zone } = person
  const to = { personId: head.person_id, language, zone }
  return { channel, to, rows: going, tries: Math.max(...going.map(({ tries }) => tries)) + 1 }
}

/** Leaves out, and settles, what its person does not want any more, what is true no more and what is too late. */
async function stillWanted(parts: DeliverParts, tx: Tx, db: NotificationsDb, rows: readonly DeliveryRow[], now: Date) {
  const late = rows.filter(({ due_by }) => due_by !== null && due_by <= now)
  await settle(
    db,
    late.map(({ id }) => id),
    { state: 'expired' },
  )
  const left: DeliveryRow[] = []
  for (const row of rows.filter((each) => !late.includes(each))) {
    const topic = parts.topics().find(({ id }) => id === row.topic)
    const wants = topic && (await wantsOf(db, [row.person_id], topic))
    const isWanted = row.is_always || wants?.(row.person_id, row.channel) !== false
    if (!isWanted || (await parts.isStale(tx, row))) await settle(db, [row.id], { state: 'dropped' })
    else left.push(row)
  }
  return left
}

/** When there is room under the channel's limits for one more message to this person. */
async function roomAt(db: NotificationsDb, row: DeliveryRow, { caps }: Channel, now: Date): Promise<Date> {
  let room = now
  for (const { hours, most } of caps) {
    const sent = await sentSince(db, row.person_id, row.channel, new Date(now.getTime() - hours * HOUR_MS))
    const leaving = sent[sent.length - most]
    if (leaving) room = new Date(Math.max(room.getTime(), leaving.getTime() + hours * HOUR_MS))
  }
  return room
}

async function stillForThem({ isForThem }: DeliverParts, rows: readonly DeliveryRow[]) {
  const left: DeliveryRow[] = []
  for (const row of rows) if (await isForThem(row)) left.push(row)
  return left
}

async function sendClaimed(parts: DeliverParts, { channel, to, rows, tries }: Claimed): Promise<boolean> {
  const { database, clock, log } = parts
  const db = database.of<NotificationsTables>()
  let ids = rows.map(({ id }) => id)
  try {
    const left = (await parts.isOpen(to.personId)) ? await stillForThem(parts, rows) : []
    ids = left.map(({ id }) => id)
    const gone = rows.filter((row) => !left.includes(row))
    await settle(
      db,
      gone.map(({ id }) => id),
      { state: 'dropped', error: null },
    )
    const [head, ...rest] = left
    if (!head) return true
    const end = await channel.send({ ...to, items: [itemOf(head), ...rest.map(itemOf)] })
    const sent = { state: 'sent', sent_at: clock.now(), sent_with: head.id, error: null } as const
    await settle(db, ids, end === 'unreached' ? { state: 'dropped', error: null } : sent)
    return true
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error)
    const isOver = tries >= MOST_TRIES
    const due_at = new Date(clock.now().getTime() + backoffMs(tries))
    await settle(db, ids, { ...(isOver && { state: 'dead' as const }), due_at, error: says.slice(0, 500) })
    log.warn(
      { channel: channel.id, deliveries: ids, tries, error: says },
      isOver ? 'A message could not be sent and waits for an admin' : 'A message could not be sent and is tried again',
    )
    return false
  }
}

const itemOf = (row: DeliveryRow): Item => ({
  id: row.id,
  template: row.template,
  topic: row.topic,
  words: row.words,
  from: row.from_name,
  actionUrl: row.action_url,
  at: row.created_at,
  isSilent: row.is_silent,
  notificationId: row.notification_id,
})
