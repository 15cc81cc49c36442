import type { Insertable, Kysely } from 'kysely'
import type { ConsentTable, TrackingTables } from './tables'

type Db = Kysely<TrackingTables>

/** Only ever added to: it is the proof of what was agreed to, and when. */
export async function insertConsent(db: Db, row: Insertable<ConsentTable>): Promise<void> {
  await db.insertInto('tracking.consent').values(row).execute()
}

/** Of a person, or of a browser where nobody is signed in; newest first. */
export function consentsOf(
  db: Db,
  who: { readonly personId: number } | { readonly clientId: string },
  most: number | undefined,
) {
  const all = db
    .selectFrom('tracking.consent')
    .select(['choice', 'text_version', 'at'])
    .orderBy('id', 'desc')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
  return 'personId' in who
    ? all.where('person_id', '=', who.personId).execute()
    : all.where('client_id', '=', who.clientId).where('person_id', 'is', null).execute()
}

export async function eraseConsents(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('tracking.consent').where('person_id', '=', personId).execute()
}
