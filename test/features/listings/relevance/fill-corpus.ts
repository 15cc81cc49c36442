import { insertSeed } from '../../../../features/listings/server/seed/insert-seed'
import type { ListingsTables } from '../../../../features/listings/server/tables'
import { NOW, type ListingsHouse } from '../house'
import { corpus, fullContent } from './corpus'

/** Writes the corpus at once and waits until it is listed. Answers the place in the corpus by id. */
export async function fillCorpus(house: ListingsHouse): Promise<ReadonlyMap<number, number>> {
  const db = house.db.of<ListingsTables>()
  const names = [...new Set(corpus.map(({ facts }) => facts.org))]
  const organisations = await db
    .insertInto('listings.organisation')
    .values(names.map((name) => ({ name, slug: name.toLowerCase().replaceAll(' ', '-') })))
    .returning(['id', 'name'])
    .execute()
  const idOf = new Map(organisations.map(({ id, name }) => [name, id]))
  const publishedAt = NOW.toISOString()
  await insertSeed(
    db,
    corpus.map((row, at) => ({
      ...fullContent(row, at),
      state: 'live',
      publishedAt,
      organisationId: idOf.get(row.facts.org) ?? 0,
      organizerId: null,
    })),
  )
  const rows = await db.selectFrom('listings.opportunity').select('id').orderBy('id').execute()
  await house.listed({}, corpus.length)
  return new Map(rows.map(({ id }, at) => [id, at]))
}
