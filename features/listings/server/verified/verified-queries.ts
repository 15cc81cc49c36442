import { sql } from 'kysely'
import type { Naming } from '../../contract'
import type { ListingsDb } from '../tables'

/** All that are verified, by the name of the organisation. A person looked at each: they are few. */
export function listVerified(db: ListingsDb) {
  return db
    .selectFrom('listings.verified_organizer as v')
    .innerJoin('listings.organisation as g', 'g.id', 'v.organisation_id')
    .select(['g.name', 'v.person_id as personId'])
    .orderBy('v.id')
    .execute()
}

/** The places of those who carry the badge: the same rule as the lists', for what lists do not have yet. */
export async function placesOfVerified(db: ListingsDb, named: readonly Naming[]): Promise<ReadonlySet<number>> {
  const [names, people] = [named.map(({ organisation }) => organisation), named.map(({ organizerId }) => organizerId)]
  const { rows } = await sql<{ place: number }>`
    select asked.place::int - 1 as place from unnest(${names}::text[], ${people}::int[]) with ordinality as asked(name, person, place)
    join listings.organisation g on lower(g.name) = lower(trim(asked.name))
    join listings.verified_organizer v on v.organisation_id = g.id and v.person_id = asked.person`.execute(db)
  return new Set(rows.map(({ place }) => place))
}

export async function insertVerified(
  db: ListingsDb,
  { organisation, organizerId }: Naming,
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into listings.verified_organizer (organisation_id, person_id, by_person, at)
    select id, ${organizerId}::int, ${by}::int, ${at}::timestamptz from listings.organisation
    where lower(name) = lower(trim(${organisation})) on conflict do nothing returning id`.execute(db)
  return rows[0]?.id
}

export async function deleteVerified(
  db: ListingsDb,
  { organisation, organizerId }: Naming,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    delete from listings.verified_organizer v using listings.organisation g
    where g.id = v.organisation_id and lower(g.name) = lower(trim(${organisation})) and v.person_id = ${organizerId}
    returning v.id`.execute(db)
  return rows[0]?.id
}

/** Those of an organizer that lists may show; `organisation`: under this name alone. */
export async function shownOf(db: ListingsDb, organizerId: number, organisation?: string): Promise<number[]> {
  let query = db
    .selectFrom('listings.opportunity as o')
    .innerJoin('listings.organisation as g', 'g.id', 'o.organisation_id')
    .select('o.id')
    .where('o.organizer_id', '=', organizerId)
    .where('o.state', 'in', ['live', 'closed'])
  if (organisation !== undefined) query = query.where(sql<boolean>`lower(g.name) = lower(trim(${organisation}))`)
  return (await query.execute()).map(({ id }) => id)
}

/** What a person was verified for, and whom they verified, without that one's name. */
export async function verifiedOf(db: ListingsDb, personId: number) {
  const rows = await db
    .selectFrom('listings.verified_organizer as v')
    .innerJoin('listings.organisation as g', 'g.id', 'v.organisation_id')
    .select(['g.name', 'v.person_id', 'v.by_person', 'v.at'])
    .where((where) => where.or([where('v.person_id', '=', personId), where('v.by_person', '=', personId)]))
    .orderBy('v.id')
    .execute()
  const said = ({ name, at }: (typeof rows)[number]) => ({ organisation: name, at: at.toISOString() })
  return {
    verifiedFor: rows.filter((row) => row.person_id === personId).map(said),
    verificationsGiven: rows.filter((row) => row.by_person === personId).map(said),
  }
}

/** Nobody has their badge any more; what they gave to others stays, nameless. */
export async function forgetVerified(db: ListingsDb, personId: number): Promise<void> {
  await db.deleteFrom('listings.verified_organizer').where('person_id', '=', personId).execute()
  await db
    .updateTable('listings.verified_organizer')
    .set({ by_person: null })
    .where('by_person', '=', personId)
    .execute()
}
