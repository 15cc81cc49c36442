import { formatDate, useLanguage, useText } from '../../ui/kit'
import { scaleOf } from '../../listings/contract'
import { endingsOf, MOST_MEGABYTES } from '../../uploads/contract'
import type { DraftQuestion } from '../contract/wire'
import styles from './draft-preview.module.css'

const isChoice = ({ type }: DraftQuestion) => type === 'choice' || type === 'choices'

/** As the server will keep them: the field has a line for each, and blanks between. */
const optionsOf = ({ options }: DraftQuestion) => options.map((each) => each.trim()).filter(Boolean)

/** `PDF, JPG · ≤ 5 MB` */
const fileRange = ({ kinds = [], max }: DraftQuestion) =>
  `${endingsOf(kinds).join(', ').toUpperCase()} · ≤ ${max ?? MOST_MEGABYTES} MB`

/** Between what an answer is: of a scale always, of a number where that is said. */
function rangeOf(question: DraftQuestion): string | undefined {
  const { type, min, max } = question
  if (type === 'scale') {
    const { first, last } = scaleOf(question)
    return `${first}–${last}`
  }
  if (type === 'file') return fileRange(question)
  if (type !== 'number') return undefined
  if (typeof min === 'number') return typeof max === 'number' ? `${min}–${max}` : `≥ ${min}`
  return typeof max === 'number' ? `≤ ${max}` : undefined
}

/** What the registration form asks beyond name and contact, and how it is answered. */
export function PreviewQuestions({ questions }: { readonly questions: readonly DraftQuestion[] }) {
  const t = useText()
  const language = useLanguage()
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
            <small className={styles.how}>{rangeOf(question)}</small>
            {question.required && question.askAllUntil ? (
              <small className={styles.how}>
                {t('manage.askAll.preview', { date: formatDate(question.askAllUntil, language) })}
              </small>
            ) : null}
            {isChoice(question) ? <small className={styles.how}>{optionsOf(question).join(', ')}</small> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
