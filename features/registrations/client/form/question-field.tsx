import { useId } from '../../../web/kit'
import {
  Checkbox,
  Field,
  FieldError,
  FieldGroup,
  langOf,
  RadioGroup,
  Select,
  TextArea,
  TextInput,
  useLanguage,
  useText,
  Written,
} from '../../../ui/kit'
import type { OwnQuestion } from '../../../listings/contract'
import { answerLimits, CONSENT, scaleSteps, yesOrNo } from '../../contract'
import { answer, choose, consent } from './answer-draft'
import { FileQuestion } from './file-question'
import type { FormPart } from './form-part'
import { ScaleField } from './scale-field'
import { useBoundsHint } from './use-bounds-hint'

/** More than these are a list to open rather than a row of choices. */
const FEW_OPTIONS = 6

const INPUTS = {
  text: {},
  number: { inputMode: 'decimal' },
  // The decimal keys of a phone have no minus.
  signed: { inputMode: 'text' },
  // Without an end its year takes six digits.
  date: { type: 'date', max: '9999-12-31' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  link: { type: 'url', placeholder: 'https://' },
} as const

/** One question by its type, with what is wrong with its answer. */
export function QuestionField({
  question,
  draft,
  problemAt,
  onChange,
  opportunityId,
}: Pick<FormPart, 'draft' | 'problemAt' | 'onChange'> & {
  readonly question: OwnQuestion
  readonly opportunityId: number
}) {
  const t = useText()
  const language = useLanguage()
  const errorId = useId()
  const { id, label, type, required, options = [] } = question
  const path = `answers.${id}`
  const values = draft.answers[id] ?? []
  const value = values[0] ?? ''
  const error = problemAt(path)
  const say = (text: string) => onChange(path, answer(draft, id, text))
  const hint = useBoundsHint(question)
  const asked = <Written text={label} />
  const named = required ? (
    asked
  ) : (
    <span>
      {asked} ({t('ui.optional')})
    </span>
  )

  if (type === 'consent')
    return (
      <>
        <Checkbox
          label={named}
          checked={value === CONSENT}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={({ currentTarget }) => onChange(path, consent(draft, question, currentTarget.checked))}
        />
        <FieldError id={errorId} error={error} />
      </>
    )
  if (type === 'file')
    return <FileQuestion {...{ question, opportunityId, error, value }} label={named} onChange={say} />
  if (type === 'choices')
    return (
      <FieldGroup label={named} error={error}>
        {options.map((option) => (
          <Checkbox
            key={option}
            label={<Written text={option} />}
            checked={values.includes(option)}
            onChange={({ currentTarget }) => onChange(path, choose(draft, id, options, option, currentTarget.checked))}
          />
        ))}
      </FieldGroup>
    )
  if (type === 'choice' && options.length <= FEW_OPTIONS)
    return (
      <RadioGroup
        name={path}
        label={named}
        error={error}
        options={options.map((option) => ({ value: option, label: <Written text={option} /> }))}
        value={value || undefined}
        onChange={say}
      />
    )
  if (type === 'yes-no')
    return (
      <RadioGroup
        name={path}
        label={named}
        error={error}
        options={yesOrNo.map((each) => ({ value: each as string, label: t(`registrations.${each}`) }))}
        value={value || undefined}
        onChange={say}
      />
    )
  if (type === 'scale')
    return (
      <ScaleField name={path} label={named} error={error} steps={scaleSteps(question)} value={value} onChange={say} />
    )
  return (
    <Field label={asked} hint={hint} error={error} optional={!required}>
      {type === 'choice' ? (
        <Select
          options={options.map((option) => ({ value: option, label: option, lang: langOf(option, language) }))}
          placeholder={t('registrations.form.choose')}
          value={value}
          onChange={({ currentTarget }) => say(currentTarget.value)}
        />
      ) : type === 'paragraph' ? (
        <TextArea
          counted
          rows={5}
          maxLength={answerLimits.paragraph}
          value={value}
          onChange={({ currentTarget }) => say(currentTarget.value)}
        />
      ) : (
        <TextInput
          {...INPUTS[type === 'number' && (question.min ?? 0) < 0 ? 'signed' : type]}
          maxLength={answerLimits[type]}
          value={value}
          onChange={({ currentTarget }) => say(currentTarget.value)}
        />
      )}
    </Field>
  )
}
