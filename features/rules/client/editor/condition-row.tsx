import { X } from 'lucide-react'
import { FieldError, IconButton, Select, TextInput, useText } from '../../../ui/kit'
import { type Condition, type Fact, isRange, type ProblemKey, type WordCondition } from '../../contract'
import { asked, choices, emptyCondition } from './choices'
import { RangeField } from './range-field'
import styles from './rules-step.module.css'
import { WordField } from './word-field'

interface ConditionRowProps {
  readonly number: number
  readonly condition: Condition
  readonly problem: ProblemKey | undefined
  readonly onChange: (condition: Condition) => void
  readonly onRemove: () => void
}

/** One rule: what is asked, and the values that will do. */
export function ConditionRow({ number, condition, problem, onChange, onRemove }: ConditionRowProps) {
  const t = useText()
  const { fact } = condition
  return (
    <fieldset className={styles.row} aria-label={t('rules.editor.rule', { number })}>
      <div className={styles.what}>
        <Select
          aria-label={t('rules.editor.what')}
          value={fact}
          options={asked.map((value) => ({ value, label: t(`rules.fact.${value}`) }))}
          onChange={({ currentTarget: { value } }) => onChange(emptyCondition(value as Fact))}
        />
      </div>
      <div className={styles.values}>
        {isRange(condition) ? (
          <RangeField condition={condition} onChange={onChange} />
        ) : (
          <WordField condition={condition} options={choices[fact]} onChange={onChange} />
        )}
        {fact === 'gender' ? <ReasonField condition={condition as WordCondition} onChange={onChange} /> : null}
        <FieldError error={problem && t(`rules.problem.${problem}`)} />
      </div>
      <IconButton icon={X} label={t('rules.editor.remove', { what: t(`rules.fact.${fact}`) })} onClick={onRemove} />
    </fieldset>
  )
}

interface ReasonFieldProps {
  readonly condition: WordCondition
  readonly onChange: (condition: Condition) => void
}

/** A programme for women says why: everybody reads it. */
function ReasonField({ condition, onChange }: ReasonFieldProps) {
  const t = useText()
  return (
    <TextInput
      aria-label={t('rules.editor.reason')}
      placeholder={t('rules.editor.reason')}
      maxLength={500}
      value={condition.reason ?? ''}
      onChange={({ currentTarget: { value } }) => onChange({ ...condition, reason: value })}
    />
  )
}
