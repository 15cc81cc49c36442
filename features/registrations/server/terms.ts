import { isDeepStrictEqual } from 'node:util'
import {
  type Condition,
  type EligibilityRules,
  isRange,
  type RuledOpportunity,
  type VersionedRules,
} from '../../rules/contract'
import type { MyRegistration } from '../contract/wire'
import type { ShownTerms, Terms } from '../contract/wire-terms'
import type { RegistrationRow } from './tables'

/** Always in this order, whatever the database does to JSON; who is invited is nobody's business. */
function plain(condition: Condition): Terms['conditions'][number] {
  if (isRange(condition)) {
    const { fact, from, to } = condition
    return { fact, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  }
  const { fact, anyOf, reason } = condition
  return { fact, anyOf: fact === 'invited' ? [] : [...anyOf], ...(reason && { reason }) }
}

function termsFrom({ version, conditions, team = {} }: VersionedRules, note: string | null): Terms {
  const { leastWomen, leastColleges, mostPostgraduates, sameCollege } = team
  return {
    version,
    conditions: conditions.map(plain),
    team: {
      ...(leastWomen !== undefined && { leastWomen }),
      ...(leastColleges !== undefined && { leastColleges }),
      ...(mostPostgraduates !== undefined && { mostPostgraduates }),
      ...(sameCollege && { sameCollege }),
    },
    note,
  }
}

/** Undefined where nobody kept any: it was before they were kept. */
export function termsAgreed({ rules, agreed_note: note }: Pick<RegistrationRow, 'rules' | 'agreed_note'>) {
  if (!rules && note === null) return undefined
  return termsFrom(rules ?? { version: 0, conditions: [] }, note || null)
}

const says = ({ conditions, team, note }: Terms) => ({ conditions, team, note })

/** What is asked by now, where that is not what was agreed to. Words that nobody kept are held against nobody. */
async function changedTerms(
  row: Pick<RegistrationRow, 'rules' | 'agreed_note'>,
  opportunity: RuledOpportunity,
  rules: EligibilityRules,
): Promise<Terms | undefined> {
  const was = termsAgreed(row)
  if (!was) return undefined
  const note = row.agreed_note === null ? null : opportunity.eligibility.note?.trim() || null
  const now = termsFrom(await rules.rulesOf(opportunity), note)
  return isDeepStrictEqual(says(was), says(now)) ? undefined : now
}

/** Of what is over, called off or out of sight nobody is told what others would have to meet. */
const isAhead = ({ state, phase }: Pick<MyRegistration, 'state' | 'phase'>) =>
  state === 'registered' && (phase === 'open' || phase === 'closed' || phase === 'started')

/** What one agreed to, and what became of it; `opportunity` as it is now, undefined where it is gone. */
export async function shownTerms(
  row: RegistrationRow,
  phase: MyRegistration['phase'],
  opportunity: RuledOpportunity | undefined,
  rules: EligibilityRules | undefined,
): Promise<ShownTerms | null> {
  const was = termsAgreed(row)
  if (!was) return null
  const isCompared = rules && opportunity && isAhead({ state: row.state, phase })
  return { was, now: (isCompared && (await changedTerms(row, opportunity, rules))) || null }
}

/** Those of these whose terms are others by now. */
export async function withNewTerms(
  rows: readonly (RegistrationRow & Pick<MyRegistration, 'phase'>)[],
  eligibilities: (ids: readonly number[]) => Promise<readonly RuledOpportunity[]>,
  rules: EligibilityRules,
): Promise<ReadonlySet<number>> {
  const ahead = rows.filter((row) => isAhead(row) && termsAgreed(row))
  if (ahead.length === 0) return new Set()
  const now = new Map((await eligibilities(ahead.map((row) => row.opportunity_id))).map((each) => [each.id, each]))
  const changed = await Promise.all(
    ahead.map(async (row) => {
      const opportunity = now.get(row.opportunity_id)
      return opportunity && (await changedTerms(row, opportunity, rules)) ? [row.id] : []
    }),
  )
  return new Set(changed.flat())
}
