import type { Generated, Kysely, Selectable } from 'kysely'
import type { Machine } from '../../data/contract'
import type { LetterKind, LetterState } from '../contract'

interface SubscriberTable {
  id: Generated<number>
  email: string
  state: 'asked' | 'confirmed' | 'left'
  /** In every link that is mailed: confirms, and unsubscribes. */
  token: string
  language: 'en' | 'hi'
  asked_at: Date
  confirmed_at: Date | null
  left_at: Date | null
  /** How often it was mailed since without an answer. */
  mails: Generated<number>
  mails_since: Generated<Date>
}

interface LetterTable {
  id: Generated<number>
  kind: LetterKind
  state: LetterState
  person_id: number | null
  name: string | null
  email: string | null
  subject: string
  text: string
  sent_at: Date
  updated_at: Generated<Date>
  version: Generated<number>
}

export interface ContentTables {
  'content.subscriber': SubscriberTable
  'content.letter': LetterTable
}

export type ContentDb = Kysely<ContentTables>
export type LetterRow = Selectable<LetterTable>

const all: readonly LetterState[] = ['new', 'planned', 'done', 'declined']
const others = (state: LetterState) => all.filter((each) => each !== state)

/** Whoever answers may think again: every state leads to every other. */
export const letterMachine: Machine<LetterState> = {
  table: 'content.letter',
  history: 'content.letter_history',
  moves: { new: others('new'), planned: others('planned'), done: others('done'), declined: others('declined') },
}
