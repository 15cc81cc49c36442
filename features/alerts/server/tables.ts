import type { Generated, Kysely, Selectable } from 'kysely'
import type { Frequency } from '../contract'

interface SearchTable {
  id: Generated<number>
  person_id: number
  name: string
  /** In the canonical form of listings. */
  filters: string
  frequency: Frequency
  zone: string
  /** Minutes of the day in the zone. */
  quiet_from: number | null
  quiet_to: number | null
  language: 'en' | 'hi'
  stop_token: string
  /** When what was matched is to be told; null while there is nothing to tell. */
  due_at: Date | null
  /** The day, in the zone, of the last digest. */
  last_digest_on: string | null
  created_at: Date
  /** When it was taken away: from then on it finds and tells nothing, and is deleted an hour later. */
  dropped_at: Date | null
}

interface MatchTable {
  search_id: number
  opportunity_id: number
  matched_at: Date
  told_at: Date | null
}

export interface AlertsTables {
  'alerts.search': SearchTable
  'alerts.match': MatchTable
}

export type AlertsDb = Kysely<AlertsTables>
export type SearchRow = Selectable<SearchTable>
