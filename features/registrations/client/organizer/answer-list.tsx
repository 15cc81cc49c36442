import { useText } from '../../../ui/kit'
import type { Snapshot } from '../../contract/wire'
import { SaidAnswer } from '../said-answer'
import styles from './registrants-page.module.css'

/** Answers to the organizer's own questions, folded until wanted. */
export function AnswerList({ answers: { questions } }: { readonly answers: Snapshot }) {
  const t = useText()
  const given = questions.filter(({ values }) => values.length > 0)
  if (given.length === 0) return <span className={styles.none}>{t('registrations.of.noAnswers')}</span>
  return (
    <details className={styles.answers}>
      <summary>{t('registrations.of.answerCount', { count: given.length })}</summary>
      <dl>
        {given.map((answer) => (
          <div key={answer.id}>
            <dt>{answer.label}</dt>
            <dd>
              <SaidAnswer answer={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
