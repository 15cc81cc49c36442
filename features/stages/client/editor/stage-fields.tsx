import { useState } from 'react'
import {
  Button,
  Field,
  formatDates,
  formatDateTime,
  Segmented,
  Select,
  TextArea,
  TextInput,
  useLanguage,
  useText,
} from '../../../ui/kit'
import { type StageField, type StageProblem, stageTypes, type StageType, type WrittenStage } from '../../contract'
import styles from './stages-step.module.css'

interface StageFieldsProps {
  readonly stage: WrittenStage
  readonly number: number
  readonly problems: readonly StageProblem[]
  readonly isTold: boolean
  readonly zone: string
  readonly onChange: (changes: Partial<WrittenStage>) => void
  /** To begin at this instant. */
  readonly onMove: (from: number) => void
}

/** One stage: what it is, when, and where. What is missing is said once one has been there, or was told; what clashes at once. */
export function StageFields({ stage, number, problems, isTold, zone, onChange, onMove }: StageFieldsProps) {
  const t = useText()
  const language = useLanguage()
  const [left, setLeft] = useState<readonly StageField[]>([])
  const leave = (field: StageField) => setLeft((known) => [...new Set([...known, field])])
  const clash = problems.find(({ from }) => from !== undefined)
  const errorOf = (field: StageField) => {
    const problem = problems.find((each) => each.field === field)
    if (!problem || (problem.says.endsWith('Missing') && !isTold && !left.includes(field))) return undefined
    return t(`stages.problem.${problem.says}`, formatDates(problem.dates ?? {}, language, zone))
  }
  const time = (field: 'startsAt' | 'endsAt') => (
    <Field label={t(`stages.editor.${field}`)} error={errorOf(field)} optional={field === 'endsAt'}>
      <TextInput
        type="datetime-local"
        value={stage[field]}
        onBlur={() => leave(field)}
        onChange={({ currentTarget: { value } }) => onChange({ [field]: value.slice(0, 16) })}
      />
    </Field>
  )
  return (
    <fieldset className={styles.fields} aria-label={t('stages.editor.number', { number })}>
      <div className={styles.pair}>
        <Field label={t('stages.editor.title')} error={errorOf('title')}>
          <TextInput
            value={stage.title}
            maxLength={120}
            onBlur={() => leave('title')}
            onChange={({ currentTarget: { value } }) => onChange({ title: value })}
          />
        </Field>
        <Field label={t('stages.editor.type')}>
          <Select
            value={stage.type}
            options={stageTypes.map((value) => ({ value, label: t(`stages.type.${value}`) }))}
            onChange={({ currentTarget: { value } }) => onChange({ type: value as StageType })}
          />
        </Field>
      </div>
      <div className={styles.pair}>
        {time('startsAt')}
        {time('endsAt')}
      </div>
      {clash?.from === undefined ? null : (
        <div>
          <Button size="small" onClick={() => onMove(clash.from ?? 0)}>
            {t('stages.editor.use', {
              time: formatDateTime(clash.from, language, zone),
            })}
          </Button>
        </div>
      )}
      <Field label={t('stages.editor.description')} optional>
        <TextArea
          value={stage.description}
          maxLength={2000}
          rows={2}
          onChange={({ currentTarget: { value } }) => onChange({ description: value })}
        />
      </Field>
      {stage.type === 'results' ? null : (
        <div className={styles.pair}>
          <Segmented<WrittenStage['mode']>
            label={t('stages.editor.where')}
            options={(['online', 'onsite'] as const).map((value) => ({ value, label: t(`stages.mode.${value}`) }))}
            value={stage.mode}
            onChange={(mode) => onChange({ mode })}
          />
          {stage.mode === 'onsite' ? (
            <Field label={t('stages.editor.place')} error={errorOf('place')}>
              <TextInput
                value={stage.place}
                maxLength={200}
                onBlur={() => leave('place')}
                onChange={({ currentTarget: { value } }) => onChange({ place: value })}
              />
            </Field>
          ) : null}
        </div>
      )}
    </fieldset>
  )
}
