import { Value } from '@sinclair/typebox/value'
import type { Json } from '../../../kernel/index'
import type { Clock, Database } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import type { DraftPart } from '../../manage/contract'
import {
  addressesIn,
  type Condition,
  isRange,
  problemSentences,
  rulesOfEligibility,
  ruleProblems,
  teamProblems,
  teamSentences,
  todayOf,
  type WrittenTeam,
} from '../contract'
import { WrittenRules } from '../contract/wire'
import { invitationOf } from './read-facts'
import { findLatest, insertVersion } from './rule-set-queries'
import type { RulesTables } from './tables'

const PATH = 'parts.eligibility'

interface Written {
  readonly conditions: readonly Condition[]
  readonly team: WrittenTeam
}
const nothing: Written = { conditions: [], team: {} }

/** What was written in the step, if it has the shape of rules at all. */
function readWritten(part: Json | undefined): Written | undefined {
  if (part === undefined || part === null) return nothing
  if (!Value.Check(WrittenRules, part)) return undefined
  const { conditions, team = {} } = part as WrittenRules
  return { conditions, team: team as WrittenTeam }
}

/** In one order and without what is not asked, so that the same rules are the same text. */
function keptTeam({ leastWomen, leastColleges, mostPostgraduates, sameCollege }: WrittenTeam): WrittenTeam {
  return {
    ...(leastWomen !== undefined && { leastWomen }),
    ...(leastColleges !== undefined && { leastColleges }),
    ...(mostPostgraduates !== undefined && { mostPostgraduates }),
    ...(sameCollege && { sameCollege }),
  }
}

const tidy = (words: readonly string[]) => [...new Set(words.map((word) => word.trim()).filter(Boolean))]

/** As it is kept: lists without repeats, addresses of invited people as digests. */
function kept(condition: Condition): Condition {
  if (isRange(condition)) return condition
  const { fact, anyOf, reason } = condition
  const words =
    fact === 'invited'
      ? anyOf.map((each) => (each.includes('@') ? invitationOf(addressesIn(each)[0] ?? each) : each))
      : anyOf
  return { fact, anyOf: tidy(words), ...(reason?.trim() && { reason: reason.trim() }) }
}

/** What the editor's step wrote becomes the next version of the opportunity's rules. */
export function rulesDraftPart(database: Database, opportunities: Opportunities, clock: Clock): DraftPart {
  return {
    id: 'rules.eligibility',
    problems(part, body) {
      const written = readWritten(part)
      if (written === undefined) return [{ path: PATH, message: 'These rules could not be read: write them again.' }]
      const fixed = rulesOfEligibility({
        audiences: body.audiences,
        ...(body.passingOutFrom !== null && { passingOutFrom: body.passingOutFrom }),
        ...(body.passingOutTo !== null && { passingOutTo: body.passingOutTo }),
      })
      return [
        ...ruleProblems(written.conditions, fixed, todayOf(clock.now())).map(({ at, says }) => ({
          path: `${PATH}.${at}`,
          message: problemSentences[says],
        })),
        ...teamProblems(written.team, body.teamMax).map(({ rule, says }) => ({
          path: `${PATH}.team.${rule}`,
          message: teamSentences[says],
        })),
      ]
    },
    async write(tx, opportunityId, part, by) {
      const db = database.on<RulesTables>(tx)
      const written = readWritten(part) ?? nothing
      const [conditions, team] = [written.conditions.map(kept), keptTeam(written.team)]
      const before = await findLatest(db, opportunityId)
      if (JSON.stringify([before.conditions, keptTeam(before.team)]) === JSON.stringify([conditions, team])) return
      await insertVersion(db, { opportunityId, conditions, team, by, at: clock.now() })
      await opportunities.announce(tx, [opportunityId], { hasRules: conditions.length > 0 })
    },
    async read(opportunityId) {
      const { conditions, team } = await findLatest(database.of<RulesTables>(), opportunityId)
      const isWritten = conditions.length > 0 || Object.keys(team).length > 0
      return isWritten ? { conditions: conditions as unknown as Json, team: team as Json } : undefined
    },
    words: (part) => ({
      // Addresses of those whom it invites lead nobody anywhere.
      texts: (readWritten(part)?.conditions ?? []).flatMap((each) =>
        isRange(each) ? [] : [...(each.fact === 'invited' ? [] : each.anyOf), each.reason ?? ''],
      ),
      links: [],
    }),
    // Addresses stay as they were written: whoever approves reads whom it invites.
    kept(part) {
      const written = readWritten(part)
      if (!written) return part
      const team = keptTeam(written.team)
      const isWritten = written.conditions.length > 0 || Object.keys(team).length > 0
      return isWritten ? { conditions: written.conditions as unknown as Json, team: team as Json } : undefined
    },
  }
}
