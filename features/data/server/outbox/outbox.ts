import type { Clock, Database, Outbox } from '../../contract'
import type { Dispatcher } from './dispatcher'
import { insertEvent } from './outbox-queries'
import type { OutboxTables } from './tables'

/**
 * The dispatcher of this node is woken at commit, by a call and not by NOTIFY: at commit NOTIFY takes a lock of the
 * whole server, one transaction after the other. Other nodes find what this one leaves lying in their next poll.
 */
export function createOutbox(database: Database, dispatcher: Dispatcher, clock: Clock): Outbox {
  return {
    async publish(tx, { name, detail }) {
      await insertEvent(database.on<OutboxTables>(tx), name, detail, clock.now())
      database.onCommit(tx, dispatcher.wake)
    },
  }
}
