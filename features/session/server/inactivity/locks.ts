import type { Audit, Clock, Database, Tx } from '../../../data/contract'
import { type Person, sessionErrors } from '../../contract'
import { findHash } from '../account-queries'
import type { Sessions } from '../sessions'
import type { SessionTables } from '../tables'
import { deleteLock, insertLock, type LockTables } from './lock-queries'

/** Sessions that wait for a password after an hour without activity (spec §4). */
export interface Locks {
  lock(person: Person, idleSince: Date): Promise<void>
  /** After the password was typed; nothing happens to a session that is open. */
  unlock(person: Person, tx?: Tx): Promise<void>
  /** A passkey or a mailed code opens the lock of who has no password; whoever has one types it (spec §4). Throws `session-locked`. */
  demandNoPassword(person: Person): Promise<void>
}

export function createLocks(database: Database, sessions: Sessions, audit: Audit, clock: Clock): Locks {
  const about = ({ id }: Person) => `person:${id}`

  async function unlock(tx: Tx, person: Person) {
    if (!(await deleteLock(database.on<LockTables>(tx), person.sessionId))) return
    await audit.record(tx, { personId: person.id, action: 'session.unlocked', about: about(person) })
    await sessions.changed(tx)
  }

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
    unlock: (person, tx) => (tx ? unlock(tx, person) : database.transact((own) => unlock(own, person))),
    async demandNoPassword({ id }) {
      if (await findHash(database.of<SessionTables>(), id))
        throw sessionErrors.sessionLocked(
          'You were away for an hour. Your password opens this again, and nothing else.',
        )
    },
  }
}
