import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { EditorPartProps } from '../../../manage/contract'
import { Button, Icon, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import { type Condition, rulesOfEligibility, ruleProblems, todayOf } from '../../contract'
import type { ShownCondition } from '../../contract/wire'
import { RuleLines } from '../lines/rule-lines'
import { useRuleWords } from '../use-words'
import { asked, emptyCondition } from './choices'
import { ConditionRow } from './condition-row'
import { ReachCard } from './reach-card'
import styles from './rules-step.module.css'

const MOST = 20

const readConditions = (part: EditorPartProps['part']): readonly Condition[] => {
  const held = part as { readonly conditions?: readonly Condition[] } | null | undefined
  return held?.conditions instanceof Array ? held.conditions : []
}

/** "Who can apply": each rule a row, what is wrong with it beside it, whom it reaches, and how candidates read it. */
export function Step({ part, change, body, hrefOf }: EditorPartProps) {
  const t = useText()
  const { ofRule } = useRuleWords()
  const [today] = useState(() => todayOf(new Date())) // the server judges again by its own clock
  const conditions = readConditions(part)
  const fixed = rulesOfEligibility({
    audiences: body.audiences,
    ...(body.passingOutFrom !== null && { passingOutFrom: body.passingOutFrom }),
    ...(body.passingOutTo !== null && { passingOutTo: body.passingOutTo }),
  })
  const problems = ruleProblems(conditions, fixed, today)
  const sound = conditions.filter((_, at) => !problems.some((problem) => problem.at === at))
  const write = (next: readonly Condition[]) => change({ conditions: next as never })
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
      <ReachCard conditions={all} />
      <section aria-labelledby="as-read" className={styles.preview}>
        <h3 id="as-read" className={styles.title}>
          {t('rules.editor.asRead')}
        </h3>
        <RuleLines conditions={all as readonly ShownCondition[]} note={body.eligibilityNote.trim() || null} />
      </section>
    </>
  )
}

const has = (conditions: readonly Condition[], fact: string) => conditions.some((each) => each.fact === fact)
