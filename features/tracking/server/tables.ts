import type { ColumnType, Generated, Kysely, Selectable } from 'kysely'
import type { ConsentChoice } from '../contract'
import type { FaultState } from '../contract/fault-states'
import type { FaultReport as WireReport } from '../contract/wire-faults'
import type { PageName } from '../contract/page-names'
import type { OpenedFrom } from '../contract/opened-from'
import type { VitalName } from '../contract/vital-names'
import type { ViewedType } from '../contract/viewables'

export interface ConsentTable {
  id: Generated<number>
  person_id: number | null
  client_id: string
  choice: ConsentChoice
  text_version: string
  at: Date
}

/** list: its row or card stood in sight; page: it was opened. */
export type Place = 'list' | 'page'

interface SenderTable {
  client_id: string
  sequence: number
  at: Date
}

interface ViewHourTable {
  entity_type: ViewedType
  entity_id: number
  hour: Date
  place: Place
  /** `site` for what stood in a list. */
  came_from: OpenedFrom
  views: number
}

/** `2026-11-22`, of the house's zone. */
type Day = ColumnType<string, string, string>

/** Who was there on a day: of browsers that allowed to be recognised, once each. */
interface ViewDayTable {
  entity_type: ViewedType
  entity_id: number
  day: Day
  place: Place
  viewer: string
  person_id: number | null
}

interface PageVisitTable {
  day: Day
  client_id: string
  page_name: PageName
  person_id: number | null
}

interface VitalTable {
  day: Day
  page: string
  metric: VitalName
  /** See `scale`. */
  step: number
  loads: number
}

interface FaultTable {
  id: Generated<number>
  fingerprint: string
  side: 'browser' | 'server'
  name: string
  message: string
  stack: string[]
  culprit: string
  state: Generated<FaultState>
  reports: Generated<number>
  first_release: string
  last_release: string
  first_at: Date
  last_at: Date
  last_report: Generated<number>
  updated_at: Date
  version: Generated<number>
}

export type FaultRow = Selectable<FaultTable>

interface FaultReportTable {
  id: Generated<number>
  fault_id: number
  reference: string
  at: Date
  release: string
  place: string
  browser: string | null
  trail: ColumnType<WireReport['trail'], string, never>
  client_id: string | null
  person_id: number | null
}

export interface TrackingTables {
  'tracking.consent': ConsentTable
  'tracking.sender': SenderTable
  'tracking.view_hour': ViewHourTable
  'tracking.view_day': ViewDayTable
  'tracking.page_visit': PageVisitTable
  'tracking.vital': VitalTable
  'tracking.fault': FaultTable
  'tracking.fault_report': FaultReportTable
}

export type TrackingDb = Kysely<TrackingTables>
