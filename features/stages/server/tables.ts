import type { Generated, Kysely, Selectable } from 'kysely'
import type { StageType } from '../contract'

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

export interface StagesTables {
  'stages.stage': StageTable
}

export type StagesDb = Kysely<StagesTables>
export type StageRow = Selectable<StageTable>
