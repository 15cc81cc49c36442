import type { ColumnType, Generated, JSONColumnType, Kysely, Selectable } from 'kysely'
import type { AdFilter, AdState, NoticeState, ProAudience } from '../contract'
import type { NoticeContent } from '../contract/wire-admin'

/** `2026-11-22`, of India's calendar. */
type Day = ColumnType<string, string, string>

interface AdTable {
  id: Generated<number>
  state: AdState
  name: string
  /** Of whom it is, as people read it. */
  advertiser: string
  view_on: Generated<'top_bar'>
  filter: JSONColumnType<AdFilter>
  pro: ProAudience
  starts_at: Date | null
  ends_at: Date | null
  weight: number
  /** How often a day one person may be shown it; null: without a limit. */
  per_day: number | null
  created_by: number | null
  created_at: Date
  updated_at: Date
  version: Generated<number>
}

interface VariantTable {
  id: Generated<number>
  ad_id: number
  description_en: string
  /** Empty: the English one is shown. */
  description_hi: string
  url: string
  share: number
}

/** An advertiser whose ads a person does not want to see. */
interface MuteTable {
  person_id: number
  /** See `advertiserKey`. */
  key: string
  advertiser: string
  at: Date
}

interface SightingTable {
  variant_id: number
  day: Day
  person_id: number | null
  browser: string | null
  /** How often on that day: limits go by it, the report counts the row once. */
  shown: number
  is_clicked: boolean
}

interface AdHistoryTable {
  id: Generated<number>
  of_id: number
  from_state: AdState | null
  to_state: AdState
  by_person: number | null
  why: string | null
  at: Date
}

interface NoticeTable {
  id: Generated<number>
  state: NoticeState
  content: JSONColumnType<Omit<NoticeContent, 'startsAt' | 'endsAt'>>
  starts_at: Date
  ends_at: Date | null
  created_by: number | null
  created_at: Date
  updated_at: Date
  version: Generated<number>
}

export interface BannersTables {
  'banners.ad': AdTable
  'banners.ad_history': AdHistoryTable
  'banners.variant': VariantTable
  'banners.day_count': { variant_id: number; day: Day; views: number; clicks: number }
  'banners.sighting': SightingTable
  'banners.mute': MuteTable
  'banners.sender': { client_id: string; sequence: number; at: Date }
  'banners.notice': NoticeTable
  'banners.notice_history': { of_id: number; by_person: number | null }
}

export type BannersDb = Kysely<BannersTables>
export type AdRow = Selectable<AdTable>
export type VariantRow = Selectable<VariantTable>
export type MuteRow = Selectable<MuteTable>
export type NoticeRow = Selectable<NoticeTable>
