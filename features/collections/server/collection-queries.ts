import { sql } from 'kysely'
import { hold } from '../../data/contract'
import type { CollectionRow, CollectionsDb } from './tables'

const TABLE = 'collections.collection'

/** Last changed first. */
export function listOwn(db: CollectionsDb, personId: number): Promise<CollectionRow[]> {
  return db
    .selectFrom(TABLE)
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Until the transaction ends nobody else makes one for this person: else two at once would both find room for the last. */
export async function lockMaking(db: CollectionsDb, personId: number): Promise<void> {
  await hold(db, `collections.made ${personId}`)
}

/** Held until the transaction ends: two devices change it one after the other. */
export function lockOwn(db: CollectionsDb, id: number, personId: number): Promise<CollectionRow | undefined> {
  return db
    .selectFrom(TABLE)
    .selectAll()
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
}

export function findOwn(db: CollectionsDb, id: number, personId: number): Promise<CollectionRow | undefined> {
  return db.selectFrom(TABLE).selectAll().where('id', '=', id).where('person_id', '=', personId).executeTakeFirst()
}

export function findShared(db: CollectionsDb, key: string): Promise<CollectionRow | undefined> {
  return db.selectFrom(TABLE).selectAll().where('share_key', '=', key).executeTakeFirst()
}

export async function insertCollection(
  db: CollectionsDb,
  row: Pick<CollectionRow, 'person_id' | 'name' | 'changed_at'>,
): Promise<number> {
  const made = await db
    .insertInto(TABLE)
    .values({ ...row, share_key: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

export async function updateCollection(
  db: CollectionsDb,
  id: number,
  changes: Partial<Pick<CollectionRow, 'name' | 'share_key'>> & Pick<CollectionRow, 'changed_at'>,
): Promise<void> {
  await db.updateTable(TABLE).set(changes).where('id', '=', id).execute()
}

export async function deleteCollection(db: CollectionsDb, id: number): Promise<void> {
  await db.deleteFrom(TABLE).where('id', '=', id).execute()
}

export async function deleteCollectionsOf(db: CollectionsDb, personId: number): Promise<void> {
  await db.deleteFrom(TABLE).where('person_id', '=', personId).execute()
}

/** By collection: its opportunities in its order. */
export async function itemsOf(
  db: CollectionsDb,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('collections.item')
    .select(['collection_id', 'opportunity_id'])
    .where(sql<boolean>`collection_id = any(${[...ids]}::int[])`)
    .orderBy('place')
    .orderBy('opportunity_id')
    .execute()
  const byId = new Map<number, number[]>(ids.map((id) => [id, []]))
  for (const row of rows) byId.get(row.collection_id)?.push(row.opportunity_id)
  return byId
}

/** Writes the order anew; what is not named is no longer in it. */
export async function setItems(db: CollectionsDb, id: number, opportunityIds: readonly number[]): Promise<void> {
  await db.deleteFrom('collections.item').where('collection_id', '=', id).execute()
  if (opportunityIds.length === 0) return
  await db
    .insertInto('collections.item')
    .values(opportunityIds.map((opportunity_id, place) => ({ collection_id: id, opportunity_id, place })))
    .execute()
}

/** Collections that hold the other opportunity in the place of one now; where both stood, the other keeps its own. Whoever changes one waits, or is waited for. */
export async function leadItemsOn(db: CollectionsDb, from: number, into: number) {
  const held = await db
    .selectFrom(TABLE)
    .select(['person_id', 'share_key'])
    .where('id', 'in', (items) =>
      items.selectFrom('collections.item').select('collection_id').where('opportunity_id', '=', from),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  await sql`update collections.item as mine set opportunity_id = ${into}
    where opportunity_id = ${from} and not exists (select from collections.item as liked
      where liked.collection_id = mine.collection_id and liked.opportunity_id = ${into})`.execute(db)
  await db.deleteFrom('collections.item').where('opportunity_id', '=', from).execute()
  return held
}
