import { Field, Tag, TextInput, useText } from '../../../ui/kit'
import { useHasPage } from '../../../web/kit'
import type { LinkSlot, SetLink } from '../../contract'
import type { LinkFields, problemAt } from './link-values'
import styles from './links-page.module.css'

interface LinkFieldsetProps {
  readonly slot: LinkSlot
  /** What everyone sees now. */
  readonly saved: SetLink | undefined
  readonly fields: LinkFields
  readonly problem: ReturnType<typeof problemAt>
  readonly onChange: (fields: LinkFields) => void
}

/** One link: its address, for an entry its words, and whether it is shown, or why not. */
export function LinkFieldset({ slot, saved, fields, problem, onChange }: LinkFieldsetProps) {
  const t = useText()
  const hasPage = useHasPage()
  const name = slot.brand ?? t(`navigation.links.slot.${slot.id}`)
  const standing = !saved ? 'hidden' : hasPage(saved.href) ? 'shown' : 'noPage'
  const field = (word: keyof LinkFields, label: string, more: object = {}) => (
    <Field label={label} error={problem?.field === word ? t(`navigation.links.problem.${problem.problem}`) : undefined}>
      <TextInput
        name={`${slot.id}.${word}`}
        value={fields[word]}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange({ ...fields, [word]: currentTarget.value })}
        {...more}
      />
    </Field>
  )
  const address = {
    inputMode: 'url',
    maxLength: 500,
    spellCheck: false,
    placeholder: `https://${slot.hosts?.[0] ?? ''}`,
  }
  return (
    <fieldset className={styles.slot}>
      <legend className={styles.head}>
        {name} <Tag tone={standing === 'shown' ? 'success' : 'neutral'}>{t(`navigation.links.${standing}`)}</Tag>
      </legend>
      {field('href', slot.brand ? t('navigation.links.hrefOf', { name }) : t('navigation.links.href'), address)}
      {slot.kind === 'entry' ? (
        <div className={styles.words}>
          {field('en', t('navigation.links.en'), { maxLength: 60, lang: 'en' })}
          {field('hi', t('navigation.links.hi'), { maxLength: 60, lang: 'hi' })}
        </div>
      ) : null}
    </fieldset>
  )
}
