import { type FormEvent, useState } from 'react'
import { Button, Field, TextInput, useText } from '../../../ui/kit'
import { HttpError } from '../../../web/contract'
import { saidBy } from '../../../web/kit'
import styles from './steps.module.css'

interface ChangeAddressProps {
  readonly email: string
  readonly onType: (email: string) => void
  readonly onSend: (email: string) => Promise<void>
}

/** Another address for the code; it becomes the account's when it is proved. */
export function ChangeAddress({ email, onType, onSend }: ChangeAddressProps) {
  const t = useText()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) return setProblem(t('session.error.email'))
    setBusy(true)
    setProblem(undefined)
    try {
      await onSend(email.trim())
    } catch (error) {
      const beside = error instanceof HttpError ? error.fields[0]?.message : undefined
      setProblem(beside ?? saidBy(error, t('ui.serverError')))
      setBusy(false)
    }
  }
  return (
    <form className={styles.line} onSubmit={send} noValidate>
      <Field label={t('session.prove.other')} error={problem}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </Field>
      <Button type="submit" loading={isBusy}>
        {t('session.prove.send')}
      </Button>
    </form>
  )
}
