import type { Database, Job } from '../../data/contract'
import type { Carrier } from './carriers'
import { lockUnsent, type MailTables, markSent } from './message-queries'
import { SEND_JOB } from './mailer'

/** Hands one message to the carrier and remembers it. A crash between the two sends it twice at worst, never not at all. */
export function sendMailJob(database: Database, carrier: Carrier): Job {
  return {
    id: SEND_JOB,
    async run({ data, now }) {
      const { id } = data as { id: number }
      await database.transact(async (tx) => {
        const db = database.on<MailTables>(tx)
        const message = await lockUnsent(db, id)
        if (!message) return
        await carrier.carry(message)
        await markSent(db, id, now)
      })
    },
  }
}
