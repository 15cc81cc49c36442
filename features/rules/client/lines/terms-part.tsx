import { CircleCheck, CircleMinus, CirclePlus, PencilLine } from 'lucide-react'
import type { TermsPartProps } from '../../../registrations/contract'
import { Icon, useText, Written } from '../../../ui/kit'
import styles from './rule-lines.module.css'
import { useTermLines } from './use-term-lines'
import { WordDiff } from './word-diff'

/** What one agreed to, rule by rule; where others agree to something else by now, from the old words to the new ones. */
export function Part({ was, now }: TermsPartProps) {
  const t = useText()
  const lines = useTermLines({ was, now })
  const [noteWas, noteIs] = [was.note ?? '', (now ?? was).note ?? '']
  return (
    <ul className={styles.lines}>
      {lines.map(({ about, was, now }) => (
        <Line key={about} was={was} now={now} />
      ))}
      {noteWas || noteIs ? <Line was={noteWas} now={noteIs} below={t('rules.note')} /> : null}
      {lines.length === 0 && !noteWas && !noteIs ? (
        <li className={styles.line}>
          <Icon of={CircleCheck} className={styles.mark} />
          {t('rules.everybody')}
        </li>
      ) : null}
    </ul>
  )
}

interface LineProps {
  readonly was: string
  readonly now: string
  /** Whose words these are. */
  readonly below?: string
}

function Line({ was, now, below }: LineProps) {
  const isSame = was === now
  const icon = isSame ? CircleCheck : !was ? CirclePlus : !now ? CircleMinus : PencilLine
  return (
    <li className={styles.line}>
      <Icon of={icon} className={styles.mark} />
      <span className={styles.words}>
        {isSame ? <Written text={was} /> : <WordDiff before={was} after={now} />}
        {below ? <small className={styles.more}>{below}</small> : null}
      </span>
    </li>
  )
}
