import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Button, Dialog, ErrorCard, Field, TextArea, useText } from '../../../ui/kit'
import { forget, useId, useService } from '../../../web/kit'
import { API } from './requests'
import type { Draft } from './use-asked'

const SHORTEST = 3

interface WordsDialogProps {
  readonly title: string
  readonly text: string
  readonly icon: LucideIcon
  readonly tone?: 'danger'
  /** Of the field. */
  readonly label: string
  readonly hint: string
  readonly longest: number
  readonly draft: Draft
  readonly cancel: string
  readonly submit: string
  /** What a toast says once it is sent. */
  readonly done: string
  readonly send: (words: string) => Promise<unknown>
  readonly onClose: () => void
  /** It was sent, and closes. */
  readonly onDone: () => void
}

/** Asks why before something is done about a referral; somebody reads the answer. */
export function WordsDialog({ title, text, icon, tone, label, hint, longest, ...props }: WordsDialogProps) {
  const { cancel, submit, done, draft, send, onClose, onDone } = props
  const t = useText()
  const form = useId()
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const [words, setWords] = useState(draft.begun)
  const [isShort, setShort] = useState(false)
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => {
      draft.keep('')
      show({ tone: 'success', text: done })
      onDone()
    },
    onSettled: () => forget(queries, API),
  })
  function write(next: string) {
    setWords(next)
    draft.keep(next)
  }
  function trySend(event: FormEvent) {
    event.preventDefault()
    const isTooShort = words.trim().length < SHORTEST
    setShort(isTooShort)
    if (!isTooShort) sending.mutate(words.trim())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={text}
      icon={icon}
      {...(tone && { tone })}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={form} variant={tone ?? 'primary'} loading={sending.isPending}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={trySend} noValidate>
        {sending.isError ? <ErrorCard small error={sending.error} /> : null}
        <Field
          label={label}
          hint={hint}
          error={isShort ? t('tracking.referrals.whyTooShort', { most: longest }) : undefined}
        >
          <TextArea value={words} maxLength={longest} onChange={({ currentTarget }) => write(currentTarget.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
