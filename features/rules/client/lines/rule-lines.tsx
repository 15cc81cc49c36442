import { CircleCheck, CircleDashed, CircleHelp, CircleX, type LucideIcon } from 'lucide-react'
import { classNames, Icon, useText, VisuallyHidden, Written } from '../../../ui/kit'
import { Link, useHasPage, useHere } from '../../../web/kit'
import type { Verdict } from '../../contract'
import type { OwnVerdict, ShownCondition } from '../../contract/wire'
import { useRuleWords } from '../use-words'
import { fixPath } from './fix-path'
import styles from './rule-lines.module.css'

const marks: Readonly<Record<Verdict | 'open', LucideIcon>> = {
  met: CircleCheck,
  'not-met': CircleX,
  unknown: CircleHelp,
  open: CircleDashed,
}

interface RuleLinesProps {
  readonly conditions: readonly ShownCondition[]
  /** The answers, once they are known for somebody. */
  readonly answers?: OwnVerdict['lines'] | undefined
  /** In the organizer's words: what no rule can say. */
  readonly note?: string | null
}

/** Each rule in a line: whether it is met, what the person has, and where what they have is written. */
export function RuleLines({ conditions, answers, note }: RuleLinesProps) {
  const t = useText()
  return (
    <ul className={styles.lines}>
      {conditions.map((condition, at) => (
        <RuleLine key={at} condition={condition} answer={answers?.[at]} />
      ))}
      {note ? (
        <li className={styles.line}>
          <Icon of={marks.open} className={styles.mark} />
          <span className={styles.words}>
            <Written text={note} />
            <small className={styles.more}>{t('rules.note')}</small>
          </span>
        </li>
      ) : null}
      {conditions.length === 0 && !note ? (
        <li className={styles.line}>
          <Icon of={marks.met} className={classNames(styles.mark, styles.met)} />
          {t('rules.everybody')}
        </li>
      ) : null}
    </ul>
  )
}

interface RuleLineProps {
  readonly condition: ShownCondition
  readonly answer: OwnVerdict['lines'][number] | undefined
}

function RuleLine({ condition, answer }: RuleLineProps) {
  const t = useText()
  const { sentence, yours } = useRuleWords()
  const verdict = answer?.verdict ?? 'open'
  const has = answer && answer.verdict !== 'unknown' ? yours(condition.fact, answer.yourWords, answer.yourNumber) : ''
  return (
    <li className={styles.line} data-verdict={verdict}>
      <Icon of={marks[verdict]} className={classNames(styles.mark, styles[verdict])} />
      <span className={styles.words}>
        {answer ? <VisuallyHidden>{t(`rules.verdict.${verdict}`)}: </VisuallyHidden> : null}
        {sentence(condition)}
        {answer && verdict !== 'met' ? <Way answer={answer} /> : null}
      </span>
      {has ? (
        <span className={styles.yours}>
          <VisuallyHidden>{t('rules.you')}: </VisuallyHidden>
          {has}
        </span>
      ) : null}
    </li>
  )
}

/** What would change the answer, and where. */
function Way({ answer }: { readonly answer: OwnVerdict['lines'][number] }) {
  const t = useText()
  const { fact, anyOf } = answer.condition
  const [unread] = answer.verdict === 'unknown' ? answer.yourWords : []
  const says = fact === 'invited' ? fact : unread === undefined ? answer.verdict : 'unread'
  const hasPage = useHasPage()
  const path = fixPath(fact, useHere(), anyOf)
  const isThere = path !== undefined && hasPage(path)
  if (!isThere) return <small className={styles.more}>{t(`rules.way.none.${answer.verdict}`)}</small>
  return (
    <small className={styles.more}>
      {unread === undefined ? t(`rules.way.${says}`) : t(`rules.way.unread.${fact}`, { word: unread })}{' '}
      <Link href={path}>{t(`rules.fix.${says}`, { what: t(`rules.fact.${fact}`) })}</Link>
    </small>
  )
}
