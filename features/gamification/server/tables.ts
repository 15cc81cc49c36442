import type { Generated, JSONColumnType, Kysely, Selectable } from 'kysely'
import type { Audience, BadgeType, Currency, Purse, Said, TransferKind } from '../contract'

interface PersonTable {
  person_id: number
  /** As ranks compare them: lower case, without spaces around. */
  college: Generated<string>
  city: Generated<string>
  course: Generated<string>
  /** What follows from the other two: scores are ranked by it. */
  is_listed: Generated<boolean>
  wants_listed: Generated<boolean>
  /** Disabled by staff. */
  is_closed: Generated<boolean>
}

interface TransferTable {
  id: Generated<number>
  key: string
  kind: TransferKind
  person_id: number | null
  rule_id: number | null
  badge_id: number | null
  happening_id: number | null
  reverses: number | null
  says: JSONColumnType<Said>
  path: string | null
  day: string
  at: Date
}

interface EntryTable {
  id: Generated<number>
  transfer_id: number
  currency: Currency
  purse: Purse
  person_id: number | null
  amount: number
  /** The day of the house whose week and month it counts in: of a reversal, the day of what it takes back. */
  counts_on: string
}

interface BalanceTable {
  person_id: number
  currency: Currency
  amount: number
}

interface ScoreTable {
  /** `all`, `week-2026-11-16` (its Monday), `month-2026-11-01` */
  period: string
  person_id: number
  points: number
  college: string
  city: string
  course: string
  is_listed: boolean
}

/** At the end of a day: how many people had so many points or more. */
interface RankDayTable {
  day: string
  points: number
  reached: number
}

interface BadgeTable {
  id: Generated<number>
  slug: string
  name_en: string
  name_hi: string
  text_en: string
  text_hi: string
  hold: string
  type: BadgeType
  gc_id: number | null
  /** How often it takes, level by level, rising. */
  levels: JSONColumnType<readonly number[]>
  version: Generated<number>
}

interface RuleTable {
  id: Generated<number>
  trigger: string
  name_en: string
  name_hi: string
  points: number
  coins: number
  badge_id: number | null
  per_day: number
  per_person: number | null
  audience: JSONColumnType<Audience>
  is_on: Generated<boolean>
  /** The version that was tried on the last 30 days. */
  replayed_version: number | null
  version: Generated<number>
}

interface HappeningTable {
  id: Generated<number>
  event_id: string
  trigger: string
  person_id: number
  subject: string
  title: string
  path: string | null
  at: Date
  undone_at: Date | null
}

/** When somebody last took back what they did to a thing. */
interface UndoingTable {
  person_id: number
  trigger: string
  subject: string
  at: Date
}

interface EarnedTable {
  person_id: number
  badge_id: number
  level: number
  at: Date
  seen_at: Date | null
  lost_at: Date | null
}

export interface GamificationTables {
  'gamification.person': PersonTable
  'gamification.transfer': TransferTable
  'gamification.entry': EntryTable
  'gamification.balance': BalanceTable
  'gamification.score': ScoreTable
  'gamification.rank_day': RankDayTable
  'gamification.badge': BadgeTable
  'gamification.rule': RuleTable
  'gamification.happening': HappeningTable
  'gamification.undoing': UndoingTable
  'gamification.earned': EarnedTable
}

export type Db = Kysely<GamificationTables>
export type TransferRow = Selectable<TransferTable>
export type ScoreRow = Selectable<ScoreTable>
export type BadgeRow = Selectable<BadgeTable>
export type RuleRow = Selectable<RuleTable>
export type HappeningRow = Selectable<HappeningTable>
