import { useState } from 'react'
import { AmountField, Checkbox, CountField, Field, TextInput, useText } from '../../../ui/kit'
import { inKinds, type Prize, type PrizeField, type PrizeProblem } from '../../contract'
import styles from './prizes-step.module.css'

const MOST_OF_ONE = 10_000

interface PrizeFieldsProps {
  readonly prize: Prize
  readonly number: number
  readonly problems: readonly PrizeProblem[]
  readonly isTold: boolean
  readonly onChange: (changes: Partial<Prize>) => void
}

/** One place or category. What is missing is said once one has been there, or was told. */
export function PrizeFields({ prize, number, problems, isTold, onChange }: PrizeFieldsProps) {
  const t = useText()
  const [left, setLeft] = useState<readonly PrizeField[]>([])
  const leave = (field: PrizeField) => setLeft((known) => [...new Set([...known, field])])
  const errorOf = (field: PrizeField) => {
    const problem = problems.find((each) => each.field === field)
    return problem && (isTold || left.includes(field)) ? t(`prizes.problem.${problem.says}`) : undefined
  }
  return (
    <fieldset className={styles.fields} aria-label={t('prizes.editor.number', { number })}>
      <div className={styles.pair}>
        <Field label={t('prizes.editor.title')} error={errorOf('title')}>
          <TextInput
            value={prize.title}
            maxLength={120}
            onBlur={() => leave('title')}
            onChange={({ currentTarget: { value } }) => onChange({ title: value })}
          />
        </Field>
        <CountField
          label={t('prizes.editor.count')}
          value={prize.count}
          most={MOST_OF_ONE}
          onChange={(count) => onChange({ count })}
        />
        <AmountField
          label={t('prizes.editor.amount')}
          error={errorOf('amount')}
          value={prize.amount}
          onBlur={() => leave('amount')}
          onChange={(amount) => onChange({ amount })}
        />
      </div>
      <div className={styles.kinds} role="group" aria-label={t('prizes.editor.inKind')}>
        {inKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`prizes.kind.${kind}`)}
            checked={prize.inKind.includes(kind)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ inKind: inKinds.filter((each) => (each === kind ? checked : prize.inKind.includes(each))) })
            }
          />
        ))}
      </div>
      <Field label={t('prizes.editor.words')} optional>
        <TextInput
          value={prize.text}
          maxLength={300}
          onChange={({ currentTarget: { value } }) => onChange({ text: value })}
        />
      </Field>
    </fieldset>
  )
}
