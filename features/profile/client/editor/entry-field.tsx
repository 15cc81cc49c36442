import { Field, Select, TextArea, TextInput, useText } from '../../../ui/kit'
import type { EntryField as Described, Section } from '../../contract'
import { CollegeField } from './college-field'

interface EntryFieldProps {
  readonly section: Section
  readonly field: Described
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  /** A college of the list brings its city along. */
  readonly onCity: (city: string) => void
}

/** One field of an entry, by its kind. */
export function EntryField({ section, field, value, error, onChange, onCity }: EntryFieldProps) {
  const t = useText()
  const { name, kind, required, max, options } = field
  const label = t(`profile.field.${name}`)
  const more = { value, onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value) }
  const hints: Readonly<Record<string, string | undefined>> = {
    list: t('profile.hint.list'),
    year: t('profile.hint.year'),
    score: t('profile.hint.score'),
    month: name === 'endMonth' ? t('profile.hint.endMonth') : undefined,
    link: t('profile.hint.link'),
    college: t('profile.hint.college'),
  }
  const wiring = { label, hint: hints[kind], error, optional: !required }
  if (kind === 'college')
    return (
      <Field {...wiring}>
        <CollegeField typed={value} onType={onChange} onCity={onCity} />
      </Field>
    )
  if (kind === 'paragraph')
    return (
      <Field {...wiring}>
        <TextArea {...more} rows={4} maxLength={max} counted />
      </Field>
    )
  if (kind === 'choice')
    return (
      <Field {...wiring}>
        <Select
          {...more}
          options={[
            { value: '', label: t('profile.choice.none') },
            ...(options ?? []).map((option) => ({ value: option, label: t(`profile.choice.${option}`) })),
          ]}
        />
      </Field>
    )
  const types = { year: 'text', month: 'month', score: 'text', link: 'url', text: 'text', list: 'text' } as const
  const modes = { year: 'numeric', score: 'decimal', link: 'url' } as const
  return (
    <Field {...wiring}>
      <TextInput
        {...more}
        name={`${section}.${name}`}
        type={types[kind]}
        inputMode={kind in modes ? modes[kind as keyof typeof modes] : undefined}
        maxLength={kind === 'text' ? max : undefined}
        // Where the browser has no picker for months, it is a field to type in.
        placeholder={kind === 'link' ? 'https://' : kind === 'month' ? '2026-05' : undefined}
      />
    </Field>
  )
}
