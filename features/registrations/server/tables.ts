import type { Generated, JSONColumnType, Kysely, Selectable } from 'kysely'
import type { Machine } from '../../data/contract'
import type { VersionedRules } from '../../rules/contract'
import type { RegistrationState } from '../contract'
import type { Answer, Snapshot } from '../contract/wire'

interface RegistrationTable {
  id: Generated<number>
  opportunity_id: number
  person_id: number
  state: RegistrationState
  /** What it was called, of what kind and where it stood when one registered: the receipt outlives the opportunity. */
  kind: string
  title: string
  organisation: string
  path: string
  answers: JSONColumnType<Snapshot>
  /** To what was asked of all since. */
  late_answers: JSONColumnType<readonly Answer[], string | undefined, string>
  rules: JSONColumnType<VersionedRules | null, string | null, string | null>
  /** See the migration. */
  agreed_note: string | null
  receipt_code: string
  receipt_hash: string
  /** See `receiptContent`. */
  seal_version: Generated<number>
  /** The person that the receipt names: another than `person_id` once two accounts were merged. Null is `person_id`. */
  sealed_for: number | null
  registered_at: Date
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

interface SealingKeyTable {
  only: boolean
  public_key: string
  private_key: string
}

export interface RegistrationsTables {
  'registrations.sealing_key': SealingKeyTable
  'registrations.registration': RegistrationTable
}

export type RegistrationsDb = Kysely<RegistrationsTables>
export type RegistrationRow = Selectable<RegistrationTable>

export const registrationMachine: Machine<RegistrationState> = {
  table: 'registrations.registration',
  history: 'registrations.registration_history',
  moves: { registered: ['withdrawn'], withdrawn: ['registered'] },
}
