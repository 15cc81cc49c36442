import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useText } from '../../../ui/kit'
import { toasts } from '../../../ui/contract'
import { HttpError, httpClient } from '../../../web/contract'
import { forget, useRetryKey, useService } from '../../../web/kit'
import type { Said } from '../../contract/wire'
import { API } from '../requests'
import { useKeptWords } from './use-kept-words'
import { WordsForm } from './words-form'

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
  // What was said and not answered is said once, however often one presses: everybody would read it twice.
  const retry = useRetryKey()

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

  function giveUp() {
    setText('')
    onClose?.()
  }

  return (
    <WordsForm
      {...{ label, hint, text, setText, problem, setProblem, send, autoFocus }}
      isSending={write.isPending}
      onSend={(words) => write.mutate(words)}
      onCancel={onClose && giveUp}
    />
  )
}
