import type { Database, PersonalData } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import type { SharedCache } from '../../web/contract'
import { deleteCollectionsOf, itemsOf, listOwn } from './collection-queries'
import { forgetPages } from './parts'
import type { CollectionsTables } from './tables'

/** A person's collections. Erasing deletes them, and their links lead nowhere. */
export function collectionsPersonalData(
  database: Database,
  opportunities: Opportunities,
  cache: SharedCache,
): PersonalData {
  return {
    id: 'collections.own',
    async export(personId) {
      const db = database.of<CollectionsTables>()
      const rows = await listOwn(db, personId)
      const items = await itemsOf(
        db,
        rows.map(({ id }) => id),
      )
      const all = await Promise.all(
        rows.map(async ({ id, name, share_key: key }) => ({
          name,
          isShared: key !== null,
          opportunities: (await opportunities.cards(items.get(id) ?? [])).map(({ title }) => title),
        })),
      )
      return { collections: all }
    },
    async erase(tx, personId) {
      await deleteCollectionsOf(database.on<CollectionsTables>(tx), personId)
      await forgetPages({ cache }, tx)
    },
  }
}
