import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { EditorPartProps } from '../../../manage/contract'
import { Button, Icon, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import { type Condition, ruleProblems, teamRulesOf, todayOf } from '../../contract'
import type { ShownCondition } from '../../contract/wire'
import { RuleLines } from '../lines/rule-lines'
import { TeamLines } from '../lines/team-lines'
import { useRuleWords } from '../use-words'
import { asked, emptyCondition } from './choices'
import { ConditionRow } from './condition-row'
import { ReachCard } from './reach-card'
import styles from './rules-step.module.css'
import { TeamCard } from './team-card'
import { fixedRules, readWritten } from './written'

const MOST = 20

/** "Who can apply": each rule a row, what is wrong with it beside it, whom it reaches, and how candidates read it. */
export function Step({ part, change, body, hrefOf }: EditorPartProps) {
  const t = useText()
  const { ofRule } = useRuleWords()
  const [today] = useState(() => todayOf(new Date())) // the server judges again by its own clock
  const written = readWritten(part)
  const { conditions, team } = written
  const fixed = fixedRules(body)
  const problems = ruleProblems(conditions, fixed, today)
  const sound = conditions.filter((_, at) => !problems.some((problem) => problem.at === at))
  const save = (next: Partial<typeof written>) => change({ ...written, ...next } as never)
  const write = (next: readonly Condition[]) => save({ conditions: next })
  const shownTeam = teamRulesOf(body, team)
  const all = [...fixed, ...sound]
  return (
    <>
      <p className={styles.text}>{t('rules.editor.text')}</p>
      <div className={styles.card}>
        <p className={styles.head}>{t('rules.editor.all')}</p>
        {fixed.map((rule) => (
          <div key={rule.fact} className={styles.fixed}>
            <span>{ofRule(rule)}</span>
            <Link href={hrefOf('people')}>{t('rules.editor.change')}</Link>
          </div>
        ))}
        {conditions.map((condition, at) => (
          <ConditionRow
            key={at}
            number={at + 1}
            condition={condition}
            problem={problems.find((problem) => problem.at === at)?.says}
            onChange={(next) => write(conditions.map((each, place) => (place === at ? next : each)))}
            onRemove={() => write(conditions.filter((_, place) => place !== at))}
          />
        ))}
        {fixed.length + conditions.length === 0 ? <p className={styles.fixed}>{t('rules.editor.none')}</p> : null}
      </div>
      <div>
        <Button
          disabled={conditions.length >= MOST}
          onClick={() =>
            write([...conditions, emptyCondition(asked.find((fact) => !has(conditions, fact)) ?? 'skills')])
          }
        >
          <Icon of={Plus} size={16} />
          {t('rules.editor.add')}
        </Button>
      </div>
      <TeamCard team={team} teamMax={body.teamMax} hrefOf={hrefOf} onChange={(next) => save({ team: next })} />
      <ReachCard conditions={all} />
      <section aria-labelledby="as-read" className={styles.preview}>
        <h3 id="as-read" className={styles.title}>
          {t('rules.editor.asRead')}
        </h3>
        <RuleLines conditions={all as readonly ShownCondition[]} note={body.eligibilityNote.trim() || null} />
        {shownTeam.mostMembers === undefined ? null : <TeamLines team={shownTeam} />}
      </section>
    </>
  )
}

const has = (conditions: readonly Condition[], fact: string) => conditions.some((each) => each.fact === fact)
