import type { Database, Job } from '../../data/contract'
import { type MailTables, purgeSent } from './message-queries'

const DAY_MS = 24 * 3_600_000
const KEPT_DAYS = 180
/** So long can be asked what became of what has legal weight. */
const PROOF_DAYS = 3 * 365

/** Deletes mail that went, or was refused, half a year ago. Safe to run twice: its WHERE clause is its only memory. */
export function purgeSentJob(database: Database): Job {
  return {
    id: 'mail.purge-sent',
    cron: '40 3 * * *',
    async run({ now }) {
      const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
      return { purged: await purgeSent(database.of<MailTables>(), daysAgo(KEPT_DAYS), daysAgo(PROOF_DAYS)) }
    },
  }
}
