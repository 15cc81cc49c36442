import { type Database, inBatches, type Job } from '../../contract'
import type { Dispatcher } from './dispatcher'
import { deleteHeardEvents, deleteUnseenSubscriptions } from './outbox-queries'
import type { OutboxTables } from './tables'

const DAY_MS = 86_400_000
const HEARD_DAYS = 7
const UNSEEN_DAYS = 60
/** With each event go its deliveries. */
const BATCH_ROWS = 1_000

/** Deletes events heard by all a week ago, and subscriptions that no node has brought for two months. */
export function purgeOutboxJob(database: Database, dispatcher: Dispatcher): Job {
  return {
    id: 'data.purge-outbox',
    cron: '17 3 * * *',
    async run({ now, signal }) {
      const db = database.of<OutboxTables>()
      const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
      await dispatcher.remember()
      const purged = await inBatches(signal, (limit) => deleteHeardEvents(db, daysAgo(HEARD_DAYS), limit), BATCH_ROWS)
      const forgotten = await deleteUnseenSubscriptions(db, daysAgo(UNSEEN_DAYS))
      return { purged, forgotten }
    },
  }
}
