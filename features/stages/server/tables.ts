import type { Generated, JSONColumnType, Kysely, Selectable } from 'kysely'
import type { StageType, WrittenStages } from '../contract'

/** A stage as it stands; its id stays while its opportunity is written anew, so that others can build on it. */
interface StageTable {
  id: Generated<number>
  opportunity_id: number
  key: string
  position: number
  type: StageType
  title: string
  description: string
  starts_at: Date
  ends_at: Date | null
  zone: string
  mode: 'online' | 'onsite'
  place: string | null
  /** Once it was taken out; who built on it still finds it. */
  removed_at: Date | null
  updated_at: Date
}

/** One version of all stages of an opportunity; none is ever changed. */
interface EditionTable {
  id: Generated<number>
  opportunity_id: number
  version: number
  written: JSONColumnType<WrittenStages, string, never>
  made_by: number | null
  made_at: Date
}

export interface StagesTables {
  'stages.stage': StageTable
  'stages.edition': EditionTable
}

export type StagesDb = Kysely<StagesTables>
export type StageRow = Selectable<StageTable>
