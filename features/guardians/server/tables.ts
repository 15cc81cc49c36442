import type { Generated, Kysely, Selectable } from 'kysely'
import type { Machine } from '../../data/contract'
import type { ConsentState } from '../contract'

export type Language = 'en' | 'hi'

interface ConsentTable {
  id: Generated<number>
  person_id: number
  guardian_name: string
  guardian_email: string
  /** Of the mails to the guardian. */
  language: Language
  state: ConsentState
  asked_at: Date
  /** How many went within a day before the last one, and when that went. */
  mails: number
  mailed_at: Date
  /** Digests: whoever reads the database opens no link. */
  answer_hash: string
  answer_until: Date
  answered_at: Date | null
  words_version: number | null
  words_language: Language | null
  way: 'mail-link' | null
  take_back_hash: string | null
  taken_back_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export interface GuardiansTables {
  'guardians.consent': ConsentTable
}

export type GuardiansDb = Kysely<GuardiansTables>
export type ConsentRow = Selectable<ConsentTable>

export const consentMachine: Machine<ConsentState> = {
  table: 'guardians.consent',
  history: 'guardians.consent_history',
  moves: {
    asked: ['given', 'refused', 'replaced'],
    given: ['taken-back'],
    // Whoever refused may think again while the link is good.
    refused: ['given', 'replaced'],
    'taken-back': [],
    replaced: [],
  },
}
