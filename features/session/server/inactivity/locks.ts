import type { Audit, Clock, Database } from '../../../data/contract'
import type { Person } from '../../contract'
import type { Sessions } from '../sessions'
import { deleteLock, insertLock, type LockTables } from './lock-queries'

/** Sessions that wait for a password after an hour without activity (spec §4). */
export interface Locks {
  lock(person: Person, idleSince: Date): Promise<void>
  /** After the password was typed; nothing happens to a session that is open. */
  unlock(person: Person): Promise<void>
}

export function createLocks(database: Database, sessions: Sessions, audit: Audit, clock: Clock): Locks {
  const about = ({ id }: Person) => `person:${id}`
  return {
    lock: (person, idleSince) =>
      database.transact(async (tx) => {
        const row = { session_id: person.sessionId, idle_since: idleSince, locked_at: clock.now() }
        if (!(await insertLock(database.on<LockTables>(tx), row))) return // another tab was first
        await audit.record(tx, {
          personId: person.id,
          action: 'session.locked',
          about: about(person),
          detail: { idleSince: idleSince.toISOString() },
        })
        await sessions.changed(tx)
      }),
    unlock: (person) =>
      database.transact(async (tx) => {
        if (!(await deleteLock(database.on<LockTables>(tx), person.sessionId))) return
        await audit.record(tx, { personId: person.id, action: 'session.unlocked', about: about(person) })
        await sessions.changed(tx)
      }),
  }
}
