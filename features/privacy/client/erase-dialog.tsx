import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Button, Dialog, Field, Note, PasswordInput, useText } from '../../ui/kit'
import { httpClient } from '../../web/contract'
import { forget, showServerErrors, useService } from '../../web/kit'
import styles from './data-page.module.css'
import { API, ERASURE } from './requests'

const schema = v.object({ password: v.pipe(v.string(), v.nonEmpty()) })

/** Asks for the password: a page left open is not enough to delete somebody. */
export function EraseDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const form = useForm({ resolver: valibotResolver(schema), mode: 'onChange', defaultValues: { password: '' } })
  const { errors, isSubmitting, isValid } = form.formState

  const submit = form.handleSubmit(async (body) => {
    setProblem(undefined)
    try {
      await http.post(ERASURE, body)
      await forget(queries, API)
      onClose()
    } catch (error) {
      setProblem(showServerErrors(error, form.setError, ['password'], t('ui.serverError')))
    }
  })

  return (
    <Dialog
      open
      onClose={onClose}
      icon={TriangleAlert}
      tone="danger"
      title={t('privacy.erase.ask')}
      text={t('privacy.erase.says')}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {problem ? (
          <Note tone="danger" live>
            {problem}
          </Note>
        ) : null}
        <Field label={t('privacy.erase.password')} error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('privacy.erase.keep')}</Button>
          <Button type="submit" variant="danger" loading={isSubmitting} disabled={!isValid}>
            {t('privacy.erase')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
