import { Plus } from 'lucide-react'
import { addRow, AmountField, Button, Icon, OrderedList, Segmented, useText } from '../../../ui/kit'
import type { DraftBody, DraftQuestion } from '../../contract/wire'
import styles from '../editor.module.css'
import { EmploymentField } from './employment-field'
import { QuestionRow } from './question-row'
import { problemAt, type StepProps } from './step-props'

const PERIODS = ['month', 'year', 'once'] as const
const MOST_QUESTIONS = 20

/** On which terms one works, what it pays, and what the form asks beyond name and contact. */
export function MoneyStep(props: StepProps) {
  const { body, change, keyOf } = props
  const t = useText()
  const amount = (name: 'payFrom' | 'payTo') => (
    <AmountField
      key={keyOf(name)}
      label={t(`manage.${name}`, { currency: body.payCurrency ?? '₹' })}
      error={problemAt(props, name, t)}
      value={body[name]}
      cents={body.payCurrency !== undefined}
      onChange={(sum) => change((draft) => void (draft[name] = sum))}
    />
  )
  function add() {
    const id = crypto.randomUUID()
    const question: DraftQuestion = { id, label: '', type: 'text', required: false, options: [] }
    addRow(id, () => change((draft) => void draft.questions.push(question)))
  }
  return (
    <>
      <EmploymentField body={body} change={change} />
      <div className={styles.pair}>
        {amount('payFrom')}
        {amount('payTo')}
      </div>
      <Segmented<DraftBody['payPeriod']>
        label={t('manage.payPeriod')}
        options={PERIODS.map((value) => ({ value, label: t(`manage.period.${value}`) }))}
        value={body.payPeriod}
        onChange={(period) => change((draft) => void (draft.payPeriod = period))}
      />
      <h2>{t('manage.questions')}</h2>
      <OrderedList
        items={body.questions}
        most={MOST_QUESTIONS}
        keyOf={({ id }) => id}
        nameOf={({ label }, place) => label.trim() || t('manage.question', { number: place + 1 })}
        onChange={(next) => change((draft) => void (draft.questions = [...next]))}
        draw={(question, place) => <QuestionRow question={question} place={place} {...props} />}
      />
      <Button disabled={body.questions.length >= MOST_QUESTIONS} onClick={add}>
        <Icon of={Plus} size={16} />
        {t('manage.addQuestion')}
      </Button>
    </>
  )
}
