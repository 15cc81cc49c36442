import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Button, Field, Note, PasswordInput, useText } from '../../../ui/kit'
import { showServerErrors } from '../../../web/kit'
import { saidOnEntering } from '../said-on-entering'
import styles from './login.module.css'

const schema = v.object({
  password: v.pipe(
    v.string(),
    v.minLength(8, 'session.error.newPassword'),
    v.maxLength(128, 'session.error.newPassword'),
  ),
})

interface NewPasswordFormProps {
  /** What the button says. */
  readonly submit: string
  /** Rejects with the server's reason, which is put beside the field. */
  readonly send: (password: string) => Promise<void>
}

export function NewPasswordForm({ submit, send }: NewPasswordFormProps) {
  const t = useText()
  const [problem, setProblem] = useState<string>()
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const say = (message: string | undefined) => message && (message.startsWith('session.') ? t(message) : message)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.handleSubmit(async ({ password }) => {
        setProblem(undefined)
        await send(password).catch((error: unknown) => {
          setProblem(showServerErrors(error, form.setError, ['password'], saidOnEntering(error, t)))
        })
      })}
    >
      {problem && (
        <Note tone="danger" live>
          {problem}
        </Note>
      )}
      <Field label={t('session.newPassword')} hint={t('session.password.hint')} error={say(errors.password?.message)}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="large" full loading={isSubmitting}>
        {submit}
      </Button>
    </form>
  )
}
