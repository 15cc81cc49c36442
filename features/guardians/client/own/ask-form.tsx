import type { ReactNode } from 'react'
import { toasts } from '../../../ui/contract'
import { Button, Field, Note, TextInput, useFirstField, useText } from '../../../ui/kit'
import { useRetryKey, useService, useTypedInTab } from '../../../web/kit'
import styles from '../guardians.module.css'
import { OWN_API } from '../requests'
import { useChange } from '../use-change'

interface AskFormProps {
  readonly personId: number
  readonly onAsked?: () => void
  /** Beside the button: another way on. */
  readonly children?: ReactNode
}

/** Names a parent or guardian, who is asked by mail. */
export function AskForm({ personId, onAsked, children }: AskFormProps) {
  const t = useText()
  const { show } = useService(toasts)
  const form = useFirstField()
  const { change, isBusy, wrong, refused } = useChange()
  const { keyOf, done } = useRetryKey()
  const [typed, setTyped, forget] = useTypedInTab(`guardians.ask:${personId}`, () => ({ name: '', email: '' }))
  const bind = (name: keyof typeof typed) => ({
    value: typed[name],
    required: true,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((now) => ({ ...now, [name]: value })),
  })

  async function ask() {
    const sent = { name: typed.name.trim(), email: typed.email.trim() }
    const isAsked = await change((http) => http.post(OWN_API, sent, { idempotencyKey: keyOf(sent) }))
    done()
    if (!isAsked) return
    forget()
    show({ tone: 'success', text: t('guardians.sent', { email: sent.email }) })
    onAsked?.()
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      {refused ? (
        <Note tone="danger" live>
          {refused}
        </Note>
      ) : null}
      <Field label={t('guardians.ask.name')} error={wrong('name')}>
        <TextInput {...bind('name')} autoComplete="off" maxLength={120} />
      </Field>
      <Field label={t('guardians.ask.email')} error={wrong('email')} hint={t('guardians.ask.emailHint')}>
        <TextInput {...bind('email')} type="email" inputMode="email" autoComplete="off" maxLength={200} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="large" loading={isBusy}>
          {t('guardians.ask.send')}
        </Button>
        {children}
      </div>
    </form>
  )
}
