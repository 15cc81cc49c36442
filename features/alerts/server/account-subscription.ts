import type { Clock, Database, Subscription } from '../../data/contract'
import { accountEnabled } from '../../session/contract'
import { dueAt } from './due'
import { holdUntoldOf, setDue } from './match-queries'
import type { AlertsTables } from './tables'

/** What was found while somebody was disabled, and not told, is told once they are back: at once or in the next digest, as they chose. */
export function onAccountEnabled(database: Database, clock: Clock): Subscription<{ personId: number }> {
  return {
    id: 'alerts.on-account-enabled',
    event: accountEnabled.eventName,
    async handle({ personId }, { tx }) {
      const db = database.on<AlertsTables>(tx)
      for (const search of await holdUntoldOf(db, personId)) await setDue(db, search.id, dueAt(search, clock.now()))
    },
  }
}
