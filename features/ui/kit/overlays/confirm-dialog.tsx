import { ShieldAlert, Trash2, TriangleAlert } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useId } from '../../../web/kit'
import type { ConfirmButton, ConfirmMessage } from '../../contract/index'
import { Button } from '../actions/button'
import { Field } from '../fields/field'
import { TextInput } from '../fields/text-input'
import { useText } from '../text/text-context'
import styles from './confirm-dialog.module.css'
import { answerOf, confirmWords, hasInput, isAnswerValid } from './confirm-rules'
import { Dialog } from './dialog'

export interface ConfirmDialogProps {
  readonly message: ConfirmMessage
  readonly onAnswer: (yes: boolean) => void
  /** The warning toast "Please type 'confirm'" (spec §5). */
  readonly onMismatch: (text: string) => void
}

/** Asks before something is done: yes and no, or the word "confirm" for what cannot be undone (spec §3, §5). */
export function ConfirmDialog({ message, onAnswer, onMismatch }: ConfirmDialogProps) {
  const t = useText()
  const formId = useId()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)
  const { type, alerttype, btnData, custom_data } = message
  const words = confirmWords(message, t)
  const valid = isAnswerValid(type, typed)
  const danger = type === 'delete' || type === 'confirm'

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!valid) return
    if (!btnData) return onAnswer(true)
    const [yes, ...others] = btnData.filter(answerOf)
    if (yes && others.length === 0) press(yes)
  }

  /** A form whose button is off does not submit on Enter, so what is wrong is said here. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || valid) return
    event.preventDefault()
    setRefused(true)
    if (type === 'confirm') onMismatch(t('ui.confirm.typeConfirm'))
  }

  /** Its own work first: whoever waits for the answer finds it done. What fails there leaves no question open. */
  function press(button: ConfirmButton) {
    try {
      button.fun?.()
    } finally {
      onAnswer(answerOf(button))
    }
  }

  const buttons = btnData?.map((button) => (
    <Button
      key={button.text}
      variant={button.class ?? 'primary'}
      disabled={answerOf(button) && !valid}
      onClick={() => press(button)}
    >
      {button.text}
    </Button>
  )) ?? [
    <Button key="no" variant="secondary" onClick={() => onAnswer(false)}>
      {words.no}
    </Button>,
    <Button key="yes" type="submit" form={formId} variant={danger ? 'danger' : 'primary'} disabled={!valid}>
      {words.yes}
    </Button>,
  ]

  return (
    <Dialog
      open
      title={words.heading}
      text={message.text}
      tone={danger ? 'danger' : 'warning'}
      {...(alerttype === 'custom-v-two' || alerttype === 'yesno'
        ? {}
        : { icon: type === 'delete' ? Trash2 : danger ? ShieldAlert : TriangleAlert })}
      dismissable={alerttype !== 'screenViolation'}
      asks={!btnData || btnData.some((button) => !answerOf(button))}
      onClose={() => onAnswer(false)}
      footer={buttons}
    >
      <form id={formId} onSubmit={onSubmit}>
        {custom_data?.before_action_message ? (
          <p className={styles.before}>{custom_data.before_action_message}</p>
        ) : null}
        {hasInput(type) ? (
          <Field label={words.label} error={(refused || typed !== '') && !valid ? words.noMatch : undefined}>
            <TextInput
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onKeyDown={onKeyDown}
              onChange={(event) => {
                setTyped(event.target.value)
                setRefused(false)
              }}
            />
          </Field>
        ) : null}
      </form>
    </Dialog>
  )
}
