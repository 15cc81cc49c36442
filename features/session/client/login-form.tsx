import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Button, Field, Note, PasswordInput, TextInput, useText } from '../../ui/kit'
import { showServerErrors, useService } from '../../web/kit'
import { session } from '../contract'
import { DemoAccounts } from './demo-accounts'
import styles from './form.module.css'
import { useLoginLoader } from './use-login-loader'

const schema = v.object({
  email: v.pipe(v.string(), v.trim(), v.email('session.error.email')),
  password: v.pipe(v.string(), v.nonEmpty('session.error.password')),
})

interface LoginFormProps {
  readonly onDone: () => void
  /** Over a page that stays: no loader covers it. */
  readonly inDialog?: boolean
  /** Whose sign-in it is: filled in, and not to be changed. */
  readonly email?: string | undefined
}

/** Sign-in by e-mail and password: the same on its page and wherever a dialog asks for it. */
export function LoginForm({ onDone, inDialog, email = '' }: LoginFormProps) {
  const t = useText()
  const { signIn } = useService(session)
  const [problem, setProblem] = useState<string>()
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { email, password: '' } })
  const { errors, isSubmitting } = form.formState
  useLoginLoader(isSubmitting, inDialog)

  const submit = form.handleSubmit(async (credentials) => {
    setProblem(undefined)
    try {
      await signIn(credentials)
      onDone()
    } catch (error) {
      setProblem(showServerErrors(error, form.setError, ['email', 'password'], t('ui.serverError')))
    }
  })

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {problem && (
        <Note tone="danger" live>
          {problem}
        </Note>
      )}
      <Field label={t('session.email')} error={errors.email?.message && t(errors.email.message)}>
        <TextInput
          type="email"
          autoComplete="username"
          inputMode="email"
          readOnly={email !== ''}
          {...form.register('email')}
        />
      </Field>
      <Field label={t('session.password')} error={errors.password?.message && t(errors.password.message)}>
        <PasswordInput
          autoComplete="current-password"
          data-autofocus={email === '' ? undefined : ''}
          {...form.register('password')}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" full loading={isSubmitting}>
        {t('session.login')}
      </Button>
      {email === '' && <DemoAccounts onChoose={(email, password) => form.reset({ email, password })} />}
    </form>
  )
}
