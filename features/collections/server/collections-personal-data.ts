import type { Database, PersonalData } from '../../data/contract'
import { absenceWords, type Opportunities } from '../../listings/contract'
import type { People } from '../../session/contract'
import type { Live, SharedCache } from '../../web/contract'
import { deleteCollectionsOf, itemsOf, listOwn } from './collection-queries'
import { announceShared } from './live-topic'
import type { CollectionsTables } from './tables'

/** A person's collections, with what they see in them. Erasing deletes them, and their links lead nowhere. */
export function collectionsPersonalData(
  database: Database,
  opportunities: Opportunities,
  people: People,
  cache: SharedCache,
  live: Live,
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
      const reader = await people.asSubject(personId)
      const ids = [...new Set([...items.values()].flat())]
      const seen = new Map((await opportunities.cards(ids, reader)).map(({ id, title }) => [id, title]))
      const absences = await opportunities.absences(ids.filter((id) => !seen.has(id)))
      const titleOf = (id: number) => seen.get(id) ?? `${id}, ${absenceWords[absences.get(id) ?? 'removed']}`
      return {
        collections: rows.map(({ id, name, share_key: key }) => ({
          name,
          isShared: key !== null,
          opportunities: (items.get(id) ?? []).map(titleOf),
        })),
      }
    },
    async erase(tx, personId) {
      const db = database.on<CollectionsTables>(tx)
      const rows = await listOwn(db, personId)
      await deleteCollectionsOf(db, personId)
      await announceShared({ live, cache }, rows, tx)
    },
  }
}
