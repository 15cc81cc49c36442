import type { Generated, Kysely, Selectable } from 'kysely'

interface CollectionTable {
  id: Generated<number>
  person_id: number
  name: string
  share_key: string | null
  changed_at: Date
}

interface ItemTable {
  collection_id: number
  opportunity_id: number
  /** Lower comes first. */
  place: number
}

export interface CollectionsTables {
  'collections.collection': CollectionTable
  'collections.item': ItemTable
}

export type CollectionsDb = Kysely<CollectionsTables>
export type CollectionRow = Selectable<CollectionTable>
