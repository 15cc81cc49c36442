import { Card, useText } from '../../../ui/kit'
import { ClearAnswer } from './clear-answer'
import type { FormPart } from './form-part'
import { QuestionField } from './question-field'
import styles from './registration-form.module.css'

/** The organizer's own questions, in their words and their order. */
export function OwnQuestions(part: FormPart) {
  const t = useText()
  const { form, onSeen } = part
  const { organisation } = form.opportunity
  return (
    <Card as="section" pad="large" id="questions" aria-labelledby="questions-title">
      <h2 id="questions-title" className={styles.title}>
        {t('registrations.form.questions')}
      </h2>
      <p className={styles.says}>{t('registrations.form.questionsText', { organisation })}</p>
      <div className={styles.fields}>
        {form.questions.map((question) => (
          <div
            key={question.id}
            className={styles.wide}
            data-field={`answers.${question.id}`}
            onBlur={({ currentTarget, relatedTarget }) => {
              // From one option to the next is not leaving the question.
              if (!currentTarget.contains(relatedTarget)) onSeen(`answers.${question.id}`)
            }}
          >
            <QuestionField {...part} question={question} opportunityId={form.opportunity.id} />
            <ClearAnswer {...part} question={question} />
          </div>
        ))}
      </div>
    </Card>
  )
}
