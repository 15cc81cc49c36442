import type { EditorPartProps } from '../../../manage/contract'
import { type Condition, type RuleSet, rulesOfEligibility, type WrittenTeam } from '../../contract'

interface Written {
  readonly conditions: readonly Condition[]
  readonly team: WrittenTeam
}

/** What stands in the draft; where nothing does, no rule yet. */
export function readWritten(part: EditorPartProps['part']): Written {
  const held = part as Partial<Written> | null | undefined
  return { conditions: held?.conditions instanceof Array ? held.conditions : [], team: held?.team ?? {} }
}

/** Rules that the step before asks for. */
export const fixedRules = ({ audiences, passingOutFrom, passingOutTo }: EditorPartProps['body']): RuleSet =>
  rulesOfEligibility({
    audiences,
    ...(passingOutFrom !== null && { passingOutFrom }),
    ...(passingOutTo !== null && { passingOutTo }),
  })
