import type { Tx } from '../../../data/contract'
import type { People } from '../../../session/contract'
import { lockPersons } from '../ledger/ledger-queries'
import type { Db } from '../tables'
import { deletePerson } from './person-queries'

/**
 * Locks people as `lockPersons` does. Answers those that were locked: not whoever is erased, of whom nothing is written anew. What others tell of them may
 * come late, from a time when this feature was off. Asked of who has no row alone: erasing takes it away.
 */
export async function lockUnlessErased(
  people: People,
  tx: Tx,
  db: Db,
  personIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const made = await lockPersons(db, personIds)
  const states = made.length > 0 ? await people.statesOf(made, tx) : new Map()
  const erased = made.filter((id) => states.get(id) === 'erased')
  for (const id of erased) await deletePerson(db, id)
  return new Set(personIds.filter((id) => !erased.includes(id)))
}
