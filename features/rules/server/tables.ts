import type { Generated, JSONColumnType, Kysely, Selectable } from 'kysely'
import type { Gender, RuleSet, WrittenTeam } from '../contract'

/** One version of an organizer's rules; none is ever changed. */
interface RuleSetTable {
  id: Generated<number>
  opportunity_id: number
  version: number
  conditions: JSONColumnType<RuleSet, string, never>
  team: JSONColumnType<WrittenTeam, string, never>
  made_by: number | null
  made_at: Date
}

/** What somebody says of themselves for rules alone. */
interface OwnFactTable {
  person_id: number
  gender: Gender | null
  /** 20040731 */
  born_on: number | null
  backlogs: number | null
  updated_at: Date
}

/** Everybody's facts side by side, so that the database can count whom rules reach. Written anew whenever its person changes. */
interface PersonTable {
  person_id: number
  user_type: string | null
  degree: string | null
  stream: string | null
  college: string | null
  city: string | null
  start_year: number | null
  end_year: number | null
  cgpa_hundredths: number | null
  skills: readonly string[] | null
  worked_months: number
  working_since: number | null
  gender: Gender | null
  born_on: number | null
  backlogs: number | null
  invitation: readonly string[] | null
  updated_at: Date
}

export interface RulesTables {
  'rules.rule_set': RuleSetTable
  'rules.own_fact': OwnFactTable
  'rules.person': PersonTable
}

export type RulesDb = Kysely<RulesTables>
export type PersonRow = Omit<Selectable<PersonTable>, 'updated_at'>
