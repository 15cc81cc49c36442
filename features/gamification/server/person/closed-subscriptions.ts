import type { Database, Subscription, Tx } from '../../../data/contract'
import { accountDisabled, accountEnabled, type People } from '../../../session/contract'
import type { GamificationTables } from '../tables'
import { lockUnlessErased } from './lock-unless-erased'
import { writePerson } from './person-queries'

/** Whoever is disabled is counted in nobody's rank, until they are enabled again. */
function follows({ eventName }: { readonly eventName: string }, isClosed: boolean) {
  return (
    database: Database,
    people: People,
    changed: (tx: Tx, personId: number) => Promise<void>,
  ): Subscription<{ personId: number }> => ({
    id: `gamification.on-${eventName.replace('/', '-')}`,
    event: eventName,
    async handle({ personId }, { tx }) {
      const db = database.on<GamificationTables>(tx)
      if (!(await lockUnlessErased(people, tx, db, [personId])).has(personId)) return
      if (await writePerson(db, personId, { is_closed: isClosed })) await changed(tx, personId)
    },
  })
}

export const closedSubscriptions = [follows(accountDisabled, true), follows(accountEnabled, false)]
