import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import {
  addRow,
  AmountField,
  Button,
  Checkbox,
  Field,
  Icon,
  IconButton,
  Segmented,
  Select,
  TextArea,
  TextInput,
  useText,
} from '../../../ui/kit'
import type { DraftBody, DraftQuestion } from '../../contract/wire'
import styles from '../editor.module.css'
import { problemAt, type StepProps } from './step-props'

const PERIODS = ['month', 'year', 'once'] as const
const TYPES = ['text', 'paragraph', 'choice', 'choices', 'number', 'date', 'link', 'consent'] as const
const MOST_QUESTIONS = 20

/** What it pays, and what the form asks beyond name and contact. */
export function MoneyStep(props: StepProps) {
  const { body, change, keyOf } = props
  const t = useText()
  const amount = (name: 'payFrom' | 'payTo') => (
    <AmountField
      key={keyOf(name)}
      label={t(`manage.${name}`)}
      error={problemAt(props, name, t)}
      value={body[name]}
      onChange={(rupees) => change((draft) => void (draft[name] = rupees))}
    />
  )
  function add() {
    const id = crypto.randomUUID()
    const question: DraftQuestion = { id, label: '', type: 'text', required: false, options: [] }
    addRow(id, () => change((draft) => void draft.questions.push(question)))
  }
  return (
    <>
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
      {body.questions.map((question, place) => (
        <Question key={question.id} question={question} place={place} {...props} />
      ))}
      <Button disabled={body.questions.length >= MOST_QUESTIONS} onClick={add}>
        <Icon of={Plus} size={16} />
        {t('manage.addQuestion')}
      </Button>
    </>
  )
}

function Question({
  question,
  place,
  change,
  body,
  ...rest
}: StepProps & { readonly question: DraftQuestion; readonly place: number }) {
  const t = useText()
  const hasOptions = question.type === 'choice' || question.type === 'choices'
  const edit = (recipe: (own: DraftQuestion) => void) =>
    change((draft) => draft.questions[place] && recipe(draft.questions[place]))
  const move = (by: number) =>
    change((draft) => {
      const [own] = draft.questions.splice(place, 1)
      if (own) draft.questions.splice(place + by, 0, own)
    })
  return (
    <fieldset
      data-row={question.id}
      className={styles.question}
      aria-label={t('manage.question', { number: place + 1 })}
    >
      <Field label={t('manage.question', { number: place + 1 })} error={problemAt(rest, `questions.${place}`, t)}>
        <TextInput
          value={question.label}
          maxLength={300}
          onChange={({ currentTarget: { value } }) => edit((own) => void (own.label = value))}
        />
      </Field>
      <div className={styles.row}>
        <Select
          aria-label={t('manage.questionType')}
          value={question.type}
          options={TYPES.map((value) => ({ value, label: t(`manage.type.${value}`) }))}
          onChange={({ currentTarget: { value } }) => edit((own) => void (own.type = value as DraftQuestion['type']))}
        />
        <Checkbox
          label={t('manage.required')}
          checked={question.required}
          onChange={({ currentTarget: { checked } }) => edit((own) => void (own.required = checked))}
        />
        <IconButton icon={ArrowUp} label={t('manage.moveUp')} disabled={place === 0} onClick={() => move(-1)} />
        <IconButton
          icon={ArrowDown}
          label={t('manage.moveDown')}
          disabled={place === body.questions.length - 1}
          onClick={() => move(1)}
        />
        <IconButton
          icon={Trash2}
          label={t('manage.removeQuestion')}
          onClick={() => change((draft) => void draft.questions.splice(place, 1))}
        />
      </div>
      {hasOptions && (
        <Field label={t('manage.options')} hint={t('manage.optionsHint')}>
          <TextArea
            rows={3}
            value={question.options.join('\n')}
            onChange={({ currentTarget: { value } }) =>
              edit((own) => void (own.options = value.split('\n').slice(0, 30)))
            }
          />
        </Field>
      )}
    </fieldset>
  )
}
