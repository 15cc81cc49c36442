import { Value } from '@sinclair/typebox/value'
import type { Json } from '../../../kernel/index'
import type { Clock, Database } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import type { DraftPart } from '../../manage/contract'
import { type Condition, isRange, problemSentences, rulesOfEligibility, ruleProblems, todayOf } from '../contract'
import { WrittenRules } from '../contract/wire'
import { invitationOf } from './read-facts'
import { findLatest, insertVersion } from './rule-set-queries'
import type { RulesTables } from './tables'

const PATH = 'parts.eligibility'

/** What was written in the step, if it has the shape of rules at all. */
function readWritten(part: Json | undefined): readonly Condition[] | undefined {
  if (part === undefined || part === null) return []
  return Value.Check(WrittenRules, part) ? (part as WrittenRules).conditions : undefined
}

const tidy = (words: readonly string[]) => [...new Set(words.map((word) => word.trim()).filter(Boolean))]

/** As it is kept: lists without repeats, addresses of invited people as digests. */
function kept(condition: Condition): Condition {
  if (isRange(condition)) return condition
  const { fact, anyOf, reason } = condition
  const words = fact === 'invited' ? anyOf.map((each) => (each.includes('@') ? invitationOf(each) : each)) : anyOf
  return { fact, anyOf: tidy(words), ...(reason?.trim() && { reason: reason.trim() }) }
}

/** What the editor's step wrote becomes the next version of the opportunity's rules. */
export function rulesDraftPart(database: Database, opportunities: Opportunities, clock: Clock): DraftPart {
  return {
    id: 'rules.eligibility',
    problems(part, body) {
      const conditions = readWritten(part)
      if (conditions === undefined) return [{ path: PATH, message: 'These rules could not be read: write them again.' }]
      const fixed = rulesOfEligibility({
        audiences: body.audiences,
        ...(body.passingOutFrom !== null && { passingOutFrom: body.passingOutFrom }),
        ...(body.passingOutTo !== null && { passingOutTo: body.passingOutTo }),
      })
      return ruleProblems(conditions, fixed, todayOf(clock.now())).map(({ at, says }) => ({
        path: `${PATH}.${at}`,
        message: problemSentences[says],
      }))
    },
    async write(tx, opportunityId, part, by) {
      const db = database.on<RulesTables>(tx)
      const conditions = (readWritten(part) ?? []).map(kept)
      const before = await findLatest(db, opportunityId)
      if (JSON.stringify(before.conditions) === JSON.stringify(conditions)) return
      await insertVersion(db, { opportunityId, conditions, by, at: clock.now() })
      await opportunities.announce(tx, [opportunityId])
    },
    async read(opportunityId) {
      const { conditions } = await findLatest(database.of<RulesTables>(), opportunityId)
      return conditions.length > 0 ? { conditions: conditions as unknown as Json } : undefined
    },
  }
}
