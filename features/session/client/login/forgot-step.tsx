import { valibotResolver } from '@hookform/resolvers/valibot'
import { KeyRound, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Button, Field, Note, TextInput, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { showServerErrors, useService } from '../../../web/kit'
import styles from './login.module.css'
import { StepHead } from './step-head'

const schema = v.object({ email: v.pipe(v.string(), v.trim(), v.email('session.error.email')) })

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
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { email } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (given) => {
    setProblem(undefined)
    setSent(false)
    try {
      await http.post('/api/session/password/forgot', { ...given, returnUrl })
      setSent(true)
    } catch (error) {
      setProblem(showServerErrors(error, form.setError, ['email'], t('ui.serverError')))
    }
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <StepHead icon={KeyRound} title={t('session.forgot.title')} text={t('session.forgot.text')} />
      {problem && (
        <Note tone="danger" live>
          {problem}
        </Note>
      )}
      <Field label={t('session.email')} error={errors.email?.message && t(errors.email.message)}>
        <TextInput type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
      </Field>
      <Button type="submit" variant="primary" size="large" full loading={isSubmitting}>
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
