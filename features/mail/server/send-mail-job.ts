import type { Clock, Database, Job, JobQueue } from '../../data/contract'
import type { Log } from '../../web/contract'
import { isHardBounce, type NoteBounce } from './bounces'
import { CARRY_LIMIT_MS, type Carrier } from './carriers'
import { priorityOf, SEND_JOB } from './mailer'
import { findDue, type MailTables, markSent, type MessageRow, postpone, takeUnsent } from './message-queries'

/** Whoever has not said by then what became of a message is taken for dead. */
const LEASE_MS = 1.5 * CARRY_LIMIT_MS
/** From try to try twice as long. */
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [30_000, 4 * 3_600_000]
/** Whoever cannot be reached for so long is given up. */
const PATIENCE_MS = 3 * 24 * 3_600_000
/** So many are sent for at once. */
const BATCH = 500

export interface SendParts {
  readonly database: Database
  readonly clock: Clock
  readonly queue: JobQueue
  readonly log: Log
  readonly carrier: Carrier
  readonly noteBounce: NoteBounce
}

/**
 * Takes one message, hands it to the carrier and remembers that it went; no transaction is open meanwhile, however long a mail server thinks. The message
 * itself knows when it is tried again; the job is only what wakes it: with the message, and each minute what is due and
 * those of processes that died. Between the carrier's word and remembering it there is a moment: who dies in it sends twice, under one Message-ID, by which
 * mail servers know it. What the recipient's server refuses for good is not tried again.
 */
export function sendMailJob(parts: SendParts): Job {
  return {
    id: SEND_JOB,
    cron: '* * * * *',
    run: async ({ data }) => (data === undefined ? wakeDue(parts) : send(parts, (data as { id: number }).id)),
  }
}

async function send(parts: SendParts, id: number): Promise<void> {
  const { database, clock, carrier, noteBounce } = parts
  const db = database.of<MailTables>()
  const now = clock.now()
  const message = await takeUnsent(db, id, now, new Date(now.getTime() + LEASE_MS))
  if (!message) return
  if (message.expires_at && now >= message.expires_at) return giveUp(parts, message, 'What it says counts no more.')
  let isRefused = false
  try {
    await carrier.carry(message)
  } catch (error) {
    if (!isHardBounce(error)) return tryLater(parts, message, error)
    isRefused = true
    await noteBounce(message.recipient, error.message)
  }
  await markSent(db, id, clock.now(), isRefused)
}

async function giveUp(
  { database, clock, log }: SendParts,
  { id, about, tries }: MessageRow,
  why: string,
  error?: unknown,
) {
  await markSent(database.of<MailTables>(), id, clock.now(), true)
  log.error({ message: id, about, tries, error }, `A mail is given up. ${why} Look whether the mail server takes any.`)
}

async function tryLater(parts: SendParts, message: MessageRow, error: unknown) {
  const { database, clock, log } = parts
  const { id, about, created_at: since, tries } = message
  const now = clock.now()
  if (now.getTime() - since.getTime() >= PATIENCE_MS)
    return giveUp(parts, message, 'For three days nobody took it.', error)
  const nextAt = new Date(now.getTime() + Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS))
  await postpone(database.of<MailTables>(), id, tries + 1, nextAt)
  log.warn({ message: id, about, tries: tries + 1, error }, 'A mail is not taken yet; it is tried again.')
}

async function wakeDue({ database, clock, queue }: SendParts) {
  return database.transact(async (tx) => {
    const due = await findDue(database.on<MailTables>(tx), clock.now(), BATCH)
    for (const each of due)
      await queue.send(tx, SEND_JOB, { id: each.id }, { key: String(each.id), priority: priorityOf(each) })
    return { abandoned: due.length }
  })
}
