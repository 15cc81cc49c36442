import { Button, Field, TextArea, useText, useWrongField } from '../../../ui/kit'
import { POST_LENGTH } from '../../contract'
import styles from './words-form.module.css'

interface WordsFormProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly text: string
  readonly setText: (text: string) => void
  readonly problem: string | undefined
  readonly setProblem: (problem: string | undefined) => void
  readonly send: string
  readonly isSending: boolean
  /** Words that are long enough. */
  readonly onSend: (text: string) => void
  readonly autoFocus?: boolean | undefined
  /** Without it there is nothing to give up. */
  readonly onCancel?: (() => void) | undefined
}

const focusNow = (field: HTMLTextAreaElement | null) => field?.focus()

/** One text for everybody to read, and a button. */
export function WordsForm(props: WordsFormProps) {
  const { label, hint, text, setText, problem, setProblem, send, isSending, onSend, autoFocus, onCancel } = props
  const t = useText()
  const form = useWrongField()

  function submit(event: React.FormEvent) {
    event.preventDefault()
    const isEmpty = text.trim().length < POST_LENGTH.min
    setProblem(isEmpty ? t('discussion.empty') : undefined)
    if (!isEmpty) onSend(text)
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
        <Button type="submit" size="small" variant="primary" loading={isSending}>
          {send}
        </Button>
        {onCancel ? (
          <Button size="small" onClick={onCancel}>
            {t('discussion.cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
