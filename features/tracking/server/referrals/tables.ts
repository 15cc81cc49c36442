import type { ColumnType, Generated, Selectable, Transaction, Kysely } from 'kysely'
import type { Machine } from '../../../data/contract'
import type { AppealState, ReferralReason, ReferralState } from '../../contract/referrals'

interface ReferralTable {
  id: Generated<number>
  /** Who joined; null when the account was erased. */
  person_id: number | null
  referrer_id: number
  state: ReferralState
  reason: ReferralReason | null
  /** What staff wrote for the referrer. */
  says: string | null
  client_id: string | null
  /** When they first registered for something. */
  registered_at: Date | null
  earned_at: Date | null
  created_at: Date
  updated_at: Date
  version: Generated<number>
}

interface HistoryTable {
  id: Generated<number>
  of_id: number
  by_person: number | null
}

/** What an inviter says against a refusal, and what a person answered. */
interface AppealTable {
  id: Generated<number>
  referral_id: number
  state: AppealState
  text: string
  answer: string | null
  created_at: Date
  updated_at: Date
  version: Generated<number>
}

export interface ReferralTables {
  'tracking.referral_appeal': AppealTable
  'tracking.referral_appeal_history': HistoryTable
  'tracking.referral_code': { code: string; person_id: number; created_at: Date }
  'tracking.referral': ReferralTable
  'tracking.referral_history': HistoryTable
  'tracking.referral_arrival': { person_id: number; referrer_id: number; opened_at: Date }
  'tracking.referral_entry': { opportunity_id: number; person_id: number; referrer_id: number; at: Date }
  'tracking.referral_opening': {
    referrer_id: number
    day: ColumnType<string, string, string>
    /** 0: a link to some other page. */
    opportunity_id: number
    opened: number
  }
}

export type ReferralDb = Kysely<ReferralTables>
export type ReferralTx = Transaction<ReferralTables>
export type ReferralRow = Selectable<ReferralTable>

export type AppealRow = Selectable<AppealTable>

export const appealMachine: Machine<AppealState> = {
  table: 'tracking.referral_appeal',
  history: 'tracking.referral_appeal_history',
  moves: { open: ['accepted', 'declined'], accepted: [], declined: [] },
}

/** A merge that is taken back gives back what it took, hence the ways out of taken-back; out of refused leads an appeal. */
export const referralMachine: Machine<ReferralState> = {
  table: 'tracking.referral',
  history: 'tracking.referral_history',
  moves: {
    pending: ['earned', 'refused', 'taken-back'],
    earned: ['taken-back'],
    refused: ['pending'],
    'taken-back': ['pending', 'earned'],
  },
}
