import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Button, Field, Note, PasswordInput, TextInput, useText } from '../../ui/kit'
import { httpClient } from '../../web/contract'
import { showServerErrors, useService } from '../../web/kit'
import type { SignUpAnswer } from '../contract/wire'
import styles from './form.module.css'
import { saidOnEntering } from './said-on-entering'
import { useKeptAccount } from './sign-up/use-kept-account'
import { useEnter } from './use-enter'
import { useLoginLoader } from './use-login-loader'

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('session.error.name'), v.maxLength(120, 'session.error.name')),
  email: v.pipe(v.string(), v.trim(), v.email('session.error.email')),
  password: v.pipe(
    v.string(),
    v.minLength(8, 'session.error.newPassword'),
    v.maxLength(128, 'session.error.newPassword'),
  ),
})

export interface SignUpFormProps {
  /** `signedIn` is false when the address had an account: its owner got a mail that says so. */
  readonly onDone: (answer: SignUpAnswer) => void
}

export function SignUpForm({ onDone }: SignUpFormProps) {
  const t = useText()
  const http = useService(httpClient)
  const { isTaken, enter } = useEnter()
  const [problem, setProblem] = useState<string>()
  const [isSigningIn, setSigningIn] = useState(false)
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { name: '', email: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  const forget = useKeptAccount(form)
  useLoginLoader(isSigningIn)

  const submit = form.handleSubmit(async (person) => {
    setProblem(undefined)
    try {
      const { data } = isTaken(person)
        ? { data: { email: person.email, signedIn: true } }
        : await http.post<SignUpAnswer>('/api/session/signup', person)
      forget()
      setSigningIn(data.signedIn)
      if (data.signedIn) await enter(person)
      onDone(data)
    } catch (error) {
      setSigningIn(false)
      setProblem(showServerErrors(error, form.setError, ['name', 'email', 'password'], saidOnEntering(error, t)))
    }
  })

  const say = (message: string | undefined) => message && (message.startsWith('session.') ? t(message) : message)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {problem && (
        <Note tone="danger" live>
          {problem}
        </Note>
      )}
      <Field label={t('session.name')} hint={t('session.name.hint')} error={say(errors.name?.message)}>
        <TextInput autoComplete="name" {...form.register('name')} />
      </Field>
      <Field label={t('session.email')} error={say(errors.email?.message)}>
        <TextInput type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
      </Field>
      <Field label={t('session.password')} hint={t('session.password.hint')} error={say(errors.password?.message)}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="large" full loading={isSubmitting}>
        {t('session.signUp')}
      </Button>
    </form>
  )
}
