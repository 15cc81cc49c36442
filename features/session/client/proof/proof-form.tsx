import { Fingerprint } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button, DialogButtons, Field, Icon, OtpField, PasswordInput, useStepField, useText } from '../../../ui/kit'
import { HttpError, httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import { signWithPasskey } from '../login/passkey-browser'
import { saidOfPasskey } from '../login/passkey-refused'
import { sessionStore } from '../tokens'
import styles from '../settings/settings.module.css'

interface ProofFormProps {
  readonly hasPassword: boolean
  /** There is one, and this browser can use it. */
  readonly hasPasskey: boolean
  readonly onProved: () => unknown
  /** A way out, before the buttons. */
  readonly more?: ReactNode
}

/** In a dialog's body: who one is, once more, by password or passkey; by a code of a mail for who has no password. */
export function ProofForm({ hasPassword, hasPasskey, onProved, more }: ProofFormProps) {
  const t = useText()
  const http = useService(httpClient)
  const store = useService(sessionStore)
  const [typed, setTyped] = useState('')
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const form = useStepField<HTMLFormElement>(isSent)

  async function attempt(act: () => Promise<unknown>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await act()
    } catch (error) {
      // The session is over: there is nothing left to prove, one signs in again over the page.
      if (error instanceof HttpError && error.status === 401) return void store.refresh()
      setProblem(saidOfPasskey(error, t))
    } finally {
      setBusy(false)
    }
  }

  const prove = (event: FormEvent) => {
    event.preventDefault()
    if (!typed) return setProblem(t(hasPassword ? 'session.error.password' : 'session.error.code'))
    void attempt(async () => {
      await http.post('/api/session/prove', hasPassword ? { password: typed } : { code: typed })
      await onProved()
    })
  }
  const proveByPasskey = () =>
    attempt(async () => {
      await http.post('/api/session/passkeys/prove', await signWithPasskey(http))
      await onProved()
    })
  const sendCode = () =>
    attempt(async () => {
      await http.post('/api/session/prove/code')
      setTyped('')
      setSent(true)
    })

  return (
    <form ref={form} className={styles.form} onSubmit={prove} noValidate>
      {hasPassword ? (
        <Field label={t('session.password')} error={problem}>
          <PasswordInput
            autoComplete="current-password"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Field>
      ) : isSent ? (
        <Field label={t('session.code.label')} error={problem}>
          <OtpField value={typed} onChange={setTyped} />
        </Field>
      ) : problem ? (
        <p role="alert">{problem}</p>
      ) : null}
      <DialogButtons>
        {more}
        {!hasPassword && isSent && (
          <Button variant="quiet" loading={isBusy} onClick={() => void sendCode()}>
            {t('session.code.again')}
          </Button>
        )}
        {hasPasskey && (
          <Button loading={isBusy} onClick={() => void proveByPasskey()}>
            <Icon of={Fingerprint} size={16} />
            {t('session.proof.passkey')}
          </Button>
        )}
        {hasPassword || isSent ? (
          <Button type="submit" variant="primary" loading={isBusy}>
            {t('session.proof.do')}
          </Button>
        ) : (
          <Button variant="primary" data-autofocus loading={isBusy} onClick={() => void sendCode()}>
            {t('session.code.ask')}
          </Button>
        )}
      </DialogButtons>
    </form>
  )
}
