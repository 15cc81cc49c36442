import { useState } from 'react'
import { AppliedChip, Checkbox, TextArea, TextInput, useText } from '../../../ui/kit'
import { addressesIn, type Condition, type WordCondition } from '../../contract'
import { useRuleWords } from '../use-words'
import styles from './rules-step.module.css'

interface WordFieldProps {
  readonly condition: WordCondition
  readonly options: readonly string[] | undefined
  readonly onChange: (condition: Condition) => void
}

/** Any of these will do: chosen from a list, typed one by one, or pasted as addresses. */
export function WordField({ condition, options, onChange }: WordFieldProps) {
  const { word } = useRuleWords()
  const set = (anyOf: readonly string[]) => onChange({ ...condition, anyOf: [...new Set(anyOf)] })
  const { fact, anyOf } = condition
  if (fact === 'invited') return <Invited anyOf={anyOf} onChange={set} />
  if (!options) return <Typed key={fact} anyOf={anyOf} onChange={set} />
  return (
    <div className={styles.options}>
      {options.map((value) => (
        <Checkbox
          key={value}
          label={word(fact, value)}
          checked={anyOf.includes(value)}
          onChange={({ currentTarget: { checked } }) =>
            set(checked ? [...anyOf, value] : anyOf.filter((each) => each !== value))
          }
        />
      ))}
    </div>
  )
}

interface WordsProps {
  readonly anyOf: readonly string[]
  readonly onChange: (anyOf: readonly string[]) => void
}

function Typed({ anyOf, onChange }: WordsProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  function add() {
    const words = typed
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)
    setTyped('')
    if (words.length > 0) onChange([...anyOf, ...words])
  }
  return (
    <>
      {anyOf.length > 0 ? (
        <span className={styles.chips}>
          {anyOf.map((value) => (
            <AppliedChip key={value} label={value} onRemove={() => onChange(anyOf.filter((each) => each !== value))} />
          ))}
        </span>
      ) : null}
      <TextInput
        aria-label={t('rules.editor.addValue')}
        placeholder={t('rules.editor.addValue')}
        maxLength={200}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ',') return
          event.preventDefault()
          add()
        }}
      />
    </>
  )
}

/** Those who were invited before stand here as a number: not even their organizer is shown who they are. */
function Invited({ anyOf, onChange }: WordsProps) {
  const t = useText()
  const kept = anyOf.filter((each) => !each.includes('@'))
  const [typed, setTyped] = useState(anyOf.filter((each) => each.includes('@')).join('\n'))
  return (
    <>
      <TextArea
        aria-label={t('rules.editor.invited')}
        placeholder={t('rules.editor.invited')}
        rows={4}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          onChange([...kept, ...addressesIn(value)])
        }}
      />
      <small className={styles.more}>{t('rules.editor.invitedCount', { count: anyOf.length })}</small>
    </>
  )
}
