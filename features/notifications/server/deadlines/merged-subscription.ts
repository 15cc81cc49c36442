import type { Clock, Database, Subscription } from '../../../data/contract'
import { merged, type Opportunities } from '../../../listings/contract'
import { holdThread } from '../notification-queries'
import type { NotificationsTables } from '../tables'
import { eventsOf, threadOf } from './closing-names'
import { leadClosingOn, reopenReminder } from './merged-queries'

/**
 * What was told of an entry that is another one's now was told of that one: it still goes out where both close at the same time, and nobody is told twice.
 * Whoever kept the one that went may not know yet when the other closes, so the last reminder of that is gone through once more.
 */
export function onMerged(
  database: Database,
  clock: Clock,
  opportunities: () => Opportunities | undefined,
): Subscription<{ from: number; into: number }> {
  return {
    id: 'notifications.on-merged',
    event: merged.eventName,
    async handle({ from, into }, { tx }) {
      const listed = opportunities()
      if (!listed) return
      const db = database.on<NotificationsTables>(tx)
      // It may be heard late, when that one was merged, too.
      const last = await listed.followMerges(tx, into)
      await holdThread(db, threadOf(last))
      await leadClosingOn(db, {
        from: { events: eventsOf(from), thread: threadOf(from) },
        into: { events: eventsOf(last), thread: threadOf(last) },
      })
      await reopenReminder(db, last, clock.now())
    },
  }
}
