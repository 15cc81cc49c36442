import { sql } from 'kysely'
import type { BannersDb } from '../tables'

/** Named by what stands on them: what an ad is called inside is for those who manage it. */
export const sightingsOf = (db: BannersDb, personId: number) =>
  db
    .selectFrom('banners.sighting as sighting')
    .innerJoin('banners.variant as variant', 'variant.id', 'sighting.variant_id')
    .select([
      sql<string>`day::text`.as('day'),
      'variant.description_en as ad',
      'variant.url as url',
      'shown',
      'is_clicked as isClicked',
    ])
    .where('person_id', '=', personId)
    .orderBy('day')
    .orderBy('variant.id')
    .execute()

/** What they wrote and decided stays, as nobody's. */
export async function forgetAuthor(db: BannersDb, personId: number): Promise<void> {
  for (const table of ['ad', 'notice'] as const)
    await db.updateTable(`banners.${table}`).set({ created_by: null }).where('created_by', '=', personId).execute()
  for (const table of ['ad_history', 'notice_history'] as const)
    await db.updateTable(`banners.${table}`).set({ by_person: null }).where('by_person', '=', personId).execute()
}

export async function deleteSightingsOf(db: BannersDb, personId: number): Promise<void> {
  await db.deleteFrom('banners.sighting').where('person_id', '=', personId).execute()
}
