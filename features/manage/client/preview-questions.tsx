import { useText } from '../../ui/kit'
import { scaleOf } from '../../listings/contract'
import type { DraftQuestion } from '../contract/wire'
import styles from './draft-preview.module.css'

const isChoice = ({ type }: DraftQuestion) => type === 'choice' || type === 'choices'

function stepsOf(question: DraftQuestion) {
  const { first, last } = scaleOf(question)
  return `${first}–${last}`
}

function boundsOf({ min, max }: DraftQuestion) {
  if (min != null && max != null) return `${min}–${max}`
  if (min != null) return `≥ ${min}`
  return max != null && `≤ ${max}`
}

/** What the registration form asks beyond name and contact, and how it is answered. */
export function PreviewQuestions({ questions }: { readonly questions: readonly DraftQuestion[] }) {
  const t = useText()
  if (questions.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{t('manage.questions')}</h2>
      <ol className={styles.questions}>
        {questions.map((question, at) => (
          <li key={question.id}>
            {question.label.trim() || t('manage.question', { number: at + 1 })}
            <small className={styles.how}>
              {[t(`manage.type.${question.type}`), question.required && t('manage.required')]
                .filter(Boolean)
                .join(' · ')}
            </small>
            {question.type === 'scale' ? <small className={styles.how}>{stepsOf(question)}</small> : null}
            {question.type === 'number' && boundsOf(question) ? (
              <small className={styles.how}>{boundsOf(question)}</small>
            ) : null}
            {isChoice(question) ? (
              <small className={styles.how}>{question.options.filter(Boolean).join(', ')}</small>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
