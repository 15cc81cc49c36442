import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button, Field, TextArea, useText, useWrongField } from '../../../ui/kit'
import { toasts } from '../../../ui/contract'
import { HttpError, httpClient } from '../../../web/contract'
import { forget, useRetryKey, useService } from '../../../web/kit'
import { POST_LENGTH } from '../../contract'
import type { Said } from '../../contract/wire'
import { API } from '../requests'
import styles from './discussion.module.css'
import { useKeptWords } from './use-kept-words'

interface WriteFormProps {
  readonly path: string
  readonly body: object
  readonly label: string
  readonly hint?: string
  readonly send: string
  readonly done: string
  readonly autoFocus?: boolean
  /** Closes what can be closed: after sending, or by the button that gives up. */
  readonly onClose?: () => void
}

const focusNow = (field: HTMLTextAreaElement | null) => field?.focus()

/** One text and a button. What was typed stays until the server has it; what is typed while it is on its way stays after that. */
export function WriteForm({ path, body, label, hint, send, done, autoFocus, onClose }: WriteFormProps) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const [text, setText] = useKeptWords(`${path}:${JSON.stringify(body)}`)
  const [problem, setProblem] = useState<string>()
  const typed = useRef('')
  typed.current = text
  // What was said and not answered is said once, however often one presses: everybody would read it twice, and news is mailed to all.
  const retry = useRetryKey()
  const form = useWrongField()

  const write = useMutation({
    mutationFn(sent: string) {
      const said = { ...body, text: sent.trim() }
      return http.post<Said>(path, said, { idempotencyKey: retry.keyOf(said) })
    },
    async onSuccess({ data }, sent) {
      retry.done()
      const isAll = typed.current === sent
      if (isAll) setText('')
      show({
        tone: data.state === 'held' ? 'info' : 'success',
        text: data.state === 'held' ? t('discussion.held') : done,
      })
      if (isAll) onClose?.()
      await forget(queries, API)
    },
    onError(error) {
      const said =
        error instanceof HttpError ? (error.problem?.errors?.[0]?.message ?? error.problem?.detail) : undefined
      setProblem(said ?? t('discussion.failed'))
    },
  })

  function submit(event: React.FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    if (text.trim().length < POST_LENGTH.min) return setProblem(t('discussion.empty'))
    write.mutate(text)
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Field label={label} hint={hint} error={problem}>
        <TextArea
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          maxLength={POST_LENGTH.max}
          counted={text.length > POST_LENGTH.max / 2}
          ref={autoFocus ? focusNow : undefined}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" size="small" variant="primary" loading={write.isPending}>
          {send}
        </Button>
        {onClose ? (
          <Button
            size="small"
            onClick={() => {
              setText('')
              onClose()
            }}
          >
            {t('discussion.cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
