import type { Draft } from 'immer'
import { useState } from 'react'
import { CountField, Field, TextInput, useText } from '../../../ui/kit'
import { scaleEnds, scaleOf } from '../../../listings/contract'
import type { DraftQuestion } from '../../contract/wire'
import styles from '../editor.module.css'
import type { StepProps } from './step-props'

const MOST_LETTERS = 12

interface QuestionBoundsProps extends Pick<StepProps, 'keyOf'> {
  readonly question: DraftQuestion
  readonly edit: (recipe: (own: Draft<DraftQuestion>) => void) => void
}

/** Between what an answer may be: of a number if one likes, of a scale always. */
export function QuestionBounds({ question, keyOf, edit }: QuestionBoundsProps) {
  const t = useText()
  const { type } = question
  if (type === 'number')
    return (
      <div className={styles.pair}>
        {(['min', 'max'] as const).map((end) => (
          <BoundField
            key={`${keyOf('questions')} ${end}`}
            label={t(`manage.bound.${end}`)}
            value={question[end] ?? null}
            unread={question.unread?.[end]}
            onChange={(typed) => edit((own) => writeBound(own, end, typed))}
          />
        ))}
      </div>
    )
  if (type !== 'scale') return null
  const { first, last } = scaleOf(question)
  return (
    <div className={styles.pair}>
      <CountField
        label={t('manage.scale.first')}
        value={first}
        least={scaleEnds.firstMin}
        most={scaleEnds.firstMax}
        onChange={(count) => edit((own) => void (own.min = count))}
      />
      <CountField
        label={t('manage.scale.last')}
        value={last}
        least={scaleEnds.lastMin}
        most={scaleEnds.lastMax}
        onChange={(count) => edit((own) => void (own.max = count))}
      />
    </div>
  )
}

interface BoundFieldProps {
  readonly label: string
  readonly value: number | null
  readonly unread: string | undefined
  readonly onChange: (typed: string) => void
}

/** What says no number is kept as it was typed. */
function writeBound(own: Draft<DraftQuestion>, end: 'min' | 'max', text: string) {
  const typed = text.replace(/[,\s]/g, '')
  const isRead = /^-?\d+([.]\d+)?$/.test(typed)
  own[end] = isRead ? Number(typed) : null
  if (typed !== '' && !isRead) own.unread = { ...own.unread, [end]: text }
  else if (own.unread) delete own.unread[end]
}

/** A number or none; what says no number stays there, and is asked about. */
function BoundField({ label, value, unread, onChange }: BoundFieldProps) {
  const t = useText()
  const [text, setText] = useState(unread ?? String(value ?? ''))
  const [isLeft, setLeft] = useState(unread !== undefined)
  return (
    <Field label={label} error={unread !== undefined && isLeft ? t('manage.bound.unread') : undefined} optional>
      <TextInput
        inputMode="decimal"
        maxLength={MOST_LETTERS}
        value={text}
        onBlur={() => setLeft(true)}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          onChange(currentTarget.value)
        }}
      />
    </Field>
  )
}
