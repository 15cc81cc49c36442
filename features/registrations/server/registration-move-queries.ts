import type { Pair } from '../../data/contract'
import type { RegistrationsDb } from './tables'

/** Standing registrations of `from` for what `to` has a row of as well, locked until the transaction ends. */
export function listOfBoth(db: RegistrationsDb, { from, to }: Pair) {
  return db
    .selectFrom('registrations.registration as mine')
    .innerJoin('registrations.registration as kept', 'kept.opportunity_id', 'mine.opportunity_id')
    .select(['mine.id', 'kept.id as keptId', 'kept.state as keptState', 'mine.opportunity_id as opportunityId'])
    .where('mine.person_id', '=', from)
    .where('mine.state', '=', 'registered')
    .where('kept.person_id', '=', to)
    .orderBy('mine.id')
    .forUpdate()
    .execute()
}

interface Whose {
  readonly id: number
  readonly personId: number
}

/** Gives two rows of one opportunity each other's person: by way of a number that is nobody's, for one person has one row. */
export async function swapPersons(db: RegistrationsDb, first: Whose, second: Whose): Promise<void> {
  for (const { id, personId } of [{ ...first, personId: -first.id }, second, first]) {
    await db.updateTable('registrations.registration').set({ person_id: personId }).where('id', '=', id).execute()
  }
}
