import type { Generated, Kysely, Selectable } from 'kysely'
import type { Machine } from '../../data/contract'
import type { PlaceState } from '../contract'

interface PlaceTable {
  id: Generated<number>
  opportunity_id: number
  person_id: number
  state: PlaceState
  /** The place in line: whoever comes again stands at its end. */
  joined_at: Date
  /** Until when a seat is, or was, kept. */
  kept_until: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export interface WaitlistTables {
  'waitlist.place': PlaceTable
}

export type WaitlistDb = Kysely<WaitlistTables>
export type PlaceRow = Selectable<PlaceTable>

export const placeMachine: Machine<PlaceState> = {
  table: 'waitlist.place',
  history: 'waitlist.place_history',
  moves: {
    waiting: ['offered', 'left'],
    offered: ['entered', 'lapsed', 'left'],
    entered: ['waiting'],
    lapsed: ['waiting'],
    left: ['waiting'],
  },
}
