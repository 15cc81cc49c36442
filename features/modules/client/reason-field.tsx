import { Field, TextInput, useText } from '../../ui/kit'

const SHORTEST = 3
export const LONGEST_REASON = 500

export const saysEnough = (reason: string) => reason.trim().length >= SHORTEST

interface ReasonFieldProps {
  readonly value: string
  /** Who reads it. */
  readonly hint: string
  readonly error: string | undefined
  readonly onChange: (reason: string) => void
}

/** Why a module is switched, or stays on. */
export function ReasonField({ value, hint, error, onChange }: ReasonFieldProps) {
  const t = useText()
  return (
    <Field label={t('modules.why')} hint={hint} error={error}>
      <TextInput
        value={value}
        maxLength={LONGEST_REASON}
        data-autofocus
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  )
}
