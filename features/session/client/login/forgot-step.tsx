import { KeyRound, MailCheck } from 'lucide-react'
import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { Button, Field, Note, TextInput, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { showServerErrors, useService } from '../../../web/kit'
import type { Address } from './credential-rules'
import styles from './login.module.css'
import { StepHead } from './step-head'
import { useFewFields } from './use-few-fields'

interface ForgotStepProps {
  readonly email: string
  /** Where the link of the mail leads in the end. */
  readonly returnUrl: string
  readonly onBack: () => void
}

/** Asks for a link. The answer is the same whether or not the address has an account. */
export function ForgotStep({ email, returnUrl, onBack }: ForgotStepProps) {
  const t = useText()
  const http = useService(httpClient)
  const [isSent, setSent] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const form = useFewFields(({ checkAddress }) => checkAddress, send)
  const { errors } = form

  async function send(given: Address) {
    setProblem(undefined)
    setSent(false)
    setSending(true)
    try {
      await http.post('/api/session/password/forgot', { ...given, returnUrl })
      setSent(true)
    } catch (error) {
      const show: UseFormSetError<Address> = (_, { message = '' }) => form.show({ email: message })
      setProblem(showServerErrors(error, show, ['email'], t('ui.serverError')))
    } finally {
      setSending(false)
    }
  }
  return (
    <form className={styles.form} {...form.wiring}>
      <StepHead icon={KeyRound} title={t('session.forgot.title')} text={t('session.forgot.text')} />
      {problem && (
        <Note tone="danger" live>
          {problem}
        </Note>
      )}
      <Field label={t('session.email')} error={errors.email && t(errors.email)}>
        <TextInput type="email" autoComplete="username" inputMode="email" name="email" defaultValue={email} />
      </Field>
      <Button type="submit" variant="primary" size="large" full loading={isSending}>
        {t('session.forgot.send')}
      </Button>
      {isSent && (
        <Note tone="success" icon={MailCheck} live>
          {t('session.forgot.sent')}
        </Note>
      )}
      <Button variant="quiet" full onClick={onBack}>
        {t('session.backToLogin')}
      </Button>
    </form>
  )
}
