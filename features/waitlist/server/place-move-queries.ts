import type { Pair } from '../../data/contract'
import type { PlaceRow, WaitlistDb } from './tables'

const ofBoth = (db: WaitlistDb, { from, to }: Pair) =>
  db.selectFrom('waitlist.place').where('person_id', 'in', [from, to])

/** The lines in which either of both stands, in the order in which they are locked. */
export async function linesOfBoth(db: WaitlistDb, pair: Pair): Promise<readonly number[]> {
  const rows = await ofBoth(db, pair)
    .select('opportunity_id')
    .distinct()
    .where('state', 'in', ['waiting', 'offered'])
    .orderBy('opportunity_id')
    .execute()
  return rows.map(({ opportunity_id }) => opportunity_id)
}

export function placesOfBoth(db: WaitlistDb, pair: Pair, opportunityId: number): Promise<PlaceRow[]> {
  return ofBoth(db, pair).selectAll().where('opportunity_id', '=', opportunityId).orderBy('id').execute()
}

export function findPlaceById(db: WaitlistDb, id: number): Promise<PlaceRow | undefined> {
  return db.selectFrom('waitlist.place').selectAll().where('id', '=', id).executeTakeFirst()
}

interface Whose {
  readonly id: number
  readonly personId: number
}

/** Gives two places in one line each other's person: by way of a number that is nobody's, for one person has one place. */
export async function swapPersons(db: WaitlistDb, first: Whose, second: Whose): Promise<void> {
  for (const { id, personId } of [{ ...first, personId: -first.id }, second, first])
    await db.updateTable('waitlist.place').set({ person_id: personId }).where('id', '=', id).execute()
}
