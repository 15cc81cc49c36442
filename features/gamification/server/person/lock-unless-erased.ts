import type { Tx } from '../../../data/contract'
import type { People } from '../../../session/contract'
import { lockPerson } from '../ledger/ledger-queries'
import type { Db } from '../tables'
import { deletePerson } from './person-queries'

/**
 * Locks a person as `lockPerson` does; false for whoever is erased, of whom nothing is written anew: what others tell of them may come late, from a time
 * when this feature was off. Asked of who has no row alone: erasing takes it away.
 */
export async function lockUnlessErased(people: People, tx: Tx, db: Db, personId: number): Promise<boolean> {
  const { isNew } = await lockPerson(db, personId)
  if (!isNew || (await people.stateOf(personId, tx)) !== 'erased') return true
  await deletePerson(db, personId)
  return false
}
