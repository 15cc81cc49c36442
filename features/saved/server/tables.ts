import type { Generated, Kysely, Selectable } from 'kysely'

interface WatchTable {
  id: Generated<number>
  person_id: number
  opportunity_id: number
  saved_at: Date
}

interface ViewTable {
  id: Generated<number>
  person_id: number
  opportunity_id: number
  viewed_at: Date
}

interface HiddenTable {
  id: Generated<number>
  person_id: number
  opportunity_id: number
  hidden_at: Date
}

export interface SavedTables {
  'saved.hidden': HiddenTable
  'saved.watch': WatchTable
  'saved.viewed': ViewTable
}

export type SavedDb = Kysely<SavedTables>
export type WatchRow = Selectable<WatchTable>
export type HiddenRow = Selectable<HiddenTable>
export type ViewRow = Selectable<ViewTable>
