import { type Database, inBatches, type Job } from '../../data/contract'
import { deleteSent, emptySent, type MailTables } from './message-queries'

const DAY_MS = 24 * 3_600_000
const KEPT_DAYS = 180
/** So long can be asked what became of what has legal weight. */
const PROOF_DAYS = 3 * 365

/** Deletes mail that went, or was refused, half a year ago. Safe to run twice: its WHERE clause is its only memory. */
export function purgeSentJob(database: Database): Job {
  return {
    id: 'mail.purge-sent',
    cron: '40 3 * * *',
    async run({ now, signal }) {
      const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
      const [db, before] = [database.of<MailTables>(), daysAgo(KEPT_DAYS)]
      const gone = await inBatches(signal, (limit) => deleteSent(db, before, daysAgo(PROOF_DAYS), limit))
      return { purged: gone + (await inBatches(signal, (limit) => emptySent(db, before, limit))) }
    },
  }
}
