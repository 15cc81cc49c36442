import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQueryClient } from '@tanstack/react-query'
import { Lightbulb } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Button, Dialog, Field, Note, TextArea, TextInput, useText } from '../../../ui/kit'
import { type OverlayProps, toasts } from '../../../ui/contract'
import { httpClient, navigation } from '../../../web/contract'
import { forget, showServerErrors, useId, useKernel, useRetryKey, useService } from '../../../web/kit'
import type { LetterSent } from '../../contract/wire'
import { emailField, letterFields } from '../letter-fields'
import { failureText } from '../failure-text'
import { OWN_LETTERS } from '../paths'
import { LETTERS } from '../requests'
import { keepDraft, keptDraft } from './request-draft'
import styles from './request-link.module.css'

/** Long enough to note a number, or to go where it is shown. */
const NUMBER_MS = 10_000

const schema = v.object({ ...letterFields, email: emailField(false) })
/** Of somebody who is signed in nobody asks where to answer; an address may stand in a draft of before. */
const ownSchema = v.object({
  ...letterFields,
  email: v.pipe(
    v.string(),
    v.transform(() => ''),
  ),
})

/** A wish for the product: what, what for, and where to answer. It is kept and read (spec §2.4); what is not sent yet waits for the next time. */
export function Overlay({ onClose }: OverlayProps) {
  const t = useText()
  const id = useId()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const { go } = useService(navigation)
  const queries = useQueryClient()
  const { subject: visitor } = useKernel()
  const { keyOf } = useRetryKey() // one dialog, one wish
  const [problem, setProblem] = useState<string>()
  const form = useForm({ resolver: valibotResolver(visitor ? ownSchema : schema), defaultValues: keptDraft() })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async ({ email, ...letter }) => {
    setProblem(undefined)
    try {
      const body = { kind: 'feature', ...letter, ...(email && { email }) }
      const { data } = await http.post<LetterSent>(LETTERS, body, { idempotencyKey: keyOf(body) })
      keepDraft({})
      void forget(queries, LETTERS)
      const text = t(visitor ? 'content.request.sent' : 'content.request.sentAsGuest', { id: data.id })
      // Who is signed in finds it again; a guest has the number, which the team sees beside the letter.
      const action = visitor && { label: t('content.mine.see'), run: () => go(OWN_LETTERS) }
      show({ tone: 'success', text, durationMs: NUMBER_MS, ...(action && { action }) })
      onClose()
    } catch (error) {
      setProblem(showServerErrors(error, form.setError, ['subject', 'text', 'email'], failureText(error, t)))
    }
  })
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe])
  const say = (message: string | undefined) => message && (message.startsWith('content.') ? t(message) : message)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('content.request')}
      text={t('content.request.says')}
      icon={Lightbulb}
      width={520}
      footer={
        <>
          <Button onClick={onClose}>{t('content.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" loading={isSubmitting}>
            {t('content.request.send')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={send} noValidate>
        {problem && (
          <Note tone="danger" live>
            {problem}
          </Note>
        )}
        <Field label={t('content.request.subject')} error={say(errors.subject?.message)}>
          <TextInput maxLength={160} {...form.register('subject')} />
        </Field>
        <Field label={t('content.request.text')} hint={t('content.request.hint')} error={say(errors.text?.message)}>
          <TextArea rows={5} maxLength={4000} {...form.register('text')} />
        </Field>
        {visitor === undefined && (
          <Field label={t('content.email')} optional hint={t('content.request.why')} error={say(errors.email?.message)}>
            <TextInput type="email" autoComplete="email" {...form.register('email')} />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
