import type { WrittenPart } from '../../../manage/contract'
import { type Condition, isRange, teamRulesOf } from '../../contract'
import type { ShownCondition } from '../../contract/wire'
import { readWritten } from '../editor/written'
import { RuleLines } from './rule-lines'
import styles from './rule-lines.module.css'
import { TeamPart } from './team-lines'

const saysSomething = (condition: Condition) =>
  isRange(condition) ? (condition.from ?? condition.to) !== undefined : condition.anyOf.length > 0

/** The rules of a draft as people will read them. What the step before asks for, its own preview says. */
export function Preview({ part, body }: WrittenPart) {
  const { conditions, team } = readWritten(part)
  const shown = conditions.filter(saysSomething)
  const asksOfTeams = body.teamMax > 1 && Object.values(team).some((each) => each !== undefined && each !== false)
  if (shown.length === 0 && !asksOfTeams) return null
  return (
    <div className={styles.part}>
      {shown.length > 0 ? <RuleLines conditions={shown as readonly ShownCondition[]} /> : null}
      {asksOfTeams ? <TeamPart team={teamRulesOf(body, team)} /> : null}
    </div>
  )
}
