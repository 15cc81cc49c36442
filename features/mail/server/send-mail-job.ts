import type { Clock, Database, Job, JobQueue } from '../../data/contract'
import { isHardBounce, type NoteBounce } from './bounces'
import { CARRY_LIMIT_MS, type Carrier } from './carriers'
import { SEND_JOB } from './mailer'
import { giveBack, giveBackAbandoned, type MailTables, markSent, takeUnsent } from './message-queries'

/** Whoever has not said by then what became of a message is taken for dead. */
const LEASE_MS = 1.5 * CARRY_LIMIT_MS

export interface SendParts {
  readonly database: Database
  readonly clock: Clock
  readonly queue: JobQueue
  readonly carrier: Carrier
  readonly noteBounce: NoteBounce
}

/**
 * Takes one message, hands it to the carrier and remembers that it went; no transaction is open meanwhile, however long a mail server thinks. Sent for with a
 * message, and each minute for those of processes that died. Between the carrier's word and remembering it there is a moment: who dies in it sends twice,
 * under one Message-ID, by which mail servers know it. What the recipient's server refuses for good is not tried again.
 */
export function sendMailJob(parts: SendParts): Job {
  return {
    id: SEND_JOB,
    cron: '* * * * *',
    run: async ({ data }) =>
      data === undefined ? lookAfterAbandoned(parts) : send(parts, (data as { id: number }).id),
  }
}

async function send({ database, clock, carrier, noteBounce }: SendParts, id: number): Promise<void> {
  const db = database.of<MailTables>()
  const now = clock.now()
  const message = await takeUnsent(db, id, now, new Date(now.getTime() + LEASE_MS))
  if (!message) return
  let isRefused = false
  try {
    await carrier.carry(message)
  } catch (error) {
    if (!isHardBounce(error)) {
      await giveBack(db, id)
      throw error
    }
    isRefused = true
    await noteBounce(message.recipient, error.message)
  }
  await markSent(db, id, clock.now(), isRefused)
}

async function lookAfterAbandoned({ database, clock, queue }: SendParts) {
  return database.transact(async (tx) => {
    const ids = await giveBackAbandoned(database.on<MailTables>(tx), clock.now())
    for (const id of ids) await queue.send(tx, SEND_JOB, { id })
    return { abandoned: ids.length }
  })
}
