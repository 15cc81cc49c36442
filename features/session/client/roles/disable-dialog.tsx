import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQueryClient } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Button, Dialog, DialogButtons, Field, Note, TextInput, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, showServerErrors, useService } from '../../../web/kit'
import { API } from './requests'
import styles from './roles-page.module.css'

const schema = v.object({
  reason: v.pipe(v.string(), v.trim(), v.minLength(3, 'session.roles.error.reason'), v.maxLength(300)),
  until: v.string(),
})

interface DisableDialogProps {
  /** What is called to do it. */
  readonly path: string
  readonly name: string
  /** What happens, in words. */
  readonly text: string
  /** A day ends it. */
  readonly hasEnd?: boolean
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Why, and until when: its owner reads both. A day ends where the staff is. */
export function DisableDialog({ path, name, text, hasEnd = false, onDone, onClose }: DisableDialogProps) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { reason: '', until: '' } })
  const { errors, isSubmitting } = form.formState
  const say = (message: string | undefined) => message && (message.startsWith('session.') ? t(message) : message)

  const submit = form.handleSubmit(async (given) => {
    setProblem(undefined)
    const until = given.until ? new Date(`${given.until}T23:59:59`).toISOString() : undefined
    try {
      await http.post(path, { reason: given.reason, ...(until && { until }) })
      await forget(queries, API)
      onDone()
    } catch (error) {
      setProblem(showServerErrors(error, form.setError, ['reason', 'until'], t('ui.serverError')))
    }
  })

  return (
    <Dialog open onClose={onClose} icon={Ban} tone="danger" title={t('session.disable.title', { name })} text={text}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {problem ? (
          <Note tone="danger" live>
            {problem}
          </Note>
        ) : null}
        <Field
          label={t('session.roles.reason')}
          hint={t('session.disable.reasonHint')}
          error={say(errors.reason?.message)}
        >
          <TextInput {...form.register('reason')} />
        </Field>
        {hasEnd ? (
          <Field label={t('session.disable.until')} error={say(errors.until?.message)} optional>
            <TextInput type="date" {...form.register('until')} />
          </Field>
        ) : null}
        <DialogButtons>
          <Button onClick={onClose}>{t('session.roles.cancel')}</Button>
          <Button type="submit" variant="danger" loading={isSubmitting}>
            {t('session.disable.do')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
