import { Checkbox, Field, Select, TextArea, TextInput, useText } from '../../../ui/kit'
import { questionTypes, scaleOf } from '../../../listings/contract'
import { MOST_MEGABYTES } from '../../../uploads/contract'
import { cutTo } from '../../../web/contract'
import { MOST_OPTIONS, OPTION_SIGNS } from '../../contract'
import type { DraftQuestion } from '../../contract/wire'
import styles from '../editor.module.css'
import { AskAll } from './ask-all'
import { FileBounds } from './file-bounds'
import { QuestionBounds } from './question-bounds'
import { problemAt, type StepProps } from './step-props'

/** The ends of a scale say nothing of a number, and the other way round. */
function retype(own: DraftQuestion, type: DraftQuestion['type']) {
  const { first, last } = scaleOf({})
  own.type = type
  own.min = type === 'scale' ? first : null
  own.max = type === 'scale' ? last : null
  delete own.unread
  delete own.kinds
  if (type === 'file') {
    own.kinds = ['pdf']
    own.max = MOST_MEGABYTES
  }
}

/** One a line, blank ones too while they are written; what is longer than one may be would keep the whole draft from being saved. */
const optionsIn = (text: string) =>
  text
    .split('\n')
    .slice(0, MOST_OPTIONS)
    .map((each) => cutTo(each, OPTION_SIGNS))

/** One question of the form: what it asks, and how it is answered. */
export function QuestionRow({
  question,
  place,
  change,
  ...rest
}: StepProps & { readonly question: DraftQuestion; readonly place: number }) {
  const t = useText()
  const hasOptions = question.type === 'choice' || question.type === 'choices'
  const edit = (recipe: (own: DraftQuestion) => void) =>
    change((draft) => draft.questions[place] && recipe(draft.questions[place]))
  return (
    <fieldset className={styles.question} aria-label={t('manage.question', { number: place + 1 })}>
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
          options={questionTypes.map((value) => ({ value, label: t(`manage.type.${value}`) }))}
          onChange={({ currentTarget: { value } }) => edit((own) => retype(own, value as DraftQuestion['type']))}
        />
        <Checkbox
          label={t('manage.required')}
          checked={question.required}
          onChange={({ currentTarget: { checked } }) => edit((own) => void (own.required = checked))}
        />
      </div>
      {rest.isPublic && question.required ? <AskAll question={question} edit={edit} /> : null}
      <QuestionBounds question={question} keyOf={rest.keyOf} edit={edit} />
      {question.type === 'file' ? <FileBounds question={question} edit={edit} /> : null}
      {hasOptions && (
        <Field label={t('manage.options')} hint={t('manage.optionsHint')}>
          <TextArea
            rows={3}
            value={question.options.join('\n')}
            onChange={({ currentTarget: { value } }) => edit((own) => void (own.options = optionsIn(value)))}
          />
        </Field>
      )}
    </fieldset>
  )
}
