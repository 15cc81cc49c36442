import type { Database, Job } from '../../data/contract'
import { isHardBounce, type NoteBounce } from './bounces'
import type { Carrier } from './carriers'
import { lockUnsent, type MailTables, markSent } from './message-queries'
import { SEND_JOB } from './mailer'

/**
 * Hands one message to the carrier and remembers it. A crash between the two sends it twice at worst, never not at all. What the recipient's server refuses
 * for good is not tried again.
 */
export function sendMailJob(database: Database, carrier: Carrier, noteBounce: NoteBounce): Job {
  return {
    id: SEND_JOB,
    async run({ data, now }) {
      const { id } = data as { id: number }
      const refused = await database.transact(async (tx) => {
        const db = database.on<MailTables>(tx)
        const message = await lockUnsent(db, id)
        if (!message) return undefined
        const bounce = await carrier.carry(message).then(
          () => undefined,
          (error: unknown) => {
            if (!isHardBounce(error)) throw error
            return { address: message.recipient, reason: error.message }
          },
        )
        await markSent(db, id, now)
        return bounce
      })
      if (refused) await noteBounce(refused.address, refused.reason)
    },
  }
}
