import { Fingerprint, ShieldCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button, Dialog, Field, Icon, OtpField, PasswordInput, Skeleton, useText } from '../../../ui/kit'
import { HttpError, httpClient } from '../../../web/contract'
import { useData, useService } from '../../../web/kit'
import { hasTurnedAway, mayUsePasskeys, signWithPasskey } from '../login/passkey-browser'
import { signInSettingsRequest } from '../requests'
import styles from './settings.module.css'

interface ProofDialogProps {
  readonly onProved: () => void
  readonly onClose: () => void
}

/** By password or passkey; by a code of a mail for who has no password. */
export function ProofDialog({ onProved, onClose }: ProofDialogProps) {
  const t = useText()
  const http = useService(httpClient)
  const ways = useData(signInSettingsRequest).data
  const [typed, setTyped] = useState('')
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const hasPassword = ways !== undefined && ways.passwordChangedAt !== null
  const hasPasskey = ways !== undefined && ways.passkeys.length > 0 && mayUsePasskeys()

  async function attempt(act: () => Promise<unknown>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await act()
    } catch (error) {
      if (!hasTurnedAway(error)) setProblem(error instanceof HttpError ? error.message : t('ui.serverError'))
    } finally {
      setBusy(false)
    }
  }

  const prove = (event: FormEvent) => {
    event.preventDefault()
    if (!typed) return
    void attempt(async () => {
      await http.post('/api/session/prove', hasPassword ? { password: typed } : { code: typed })
      onProved()
    })
  }
  const proveByPasskey = () =>
    attempt(async () => {
      await http.post('/api/session/passkeys/prove', await signWithPasskey(http))
      onProved()
    })
  const sendCode = () =>
    attempt(async () => {
      await http.post('/api/session/prove/code')
      setSent(true)
    })

  return (
    <Dialog open onClose={onClose} icon={ShieldCheck} title={t('session.proof.title')} text={t('session.proof.text')}>
      {ways === undefined ? (
        <Skeleton label={t('session.settings.loading')} rows={1} />
      ) : (
        <form className={styles.form} onSubmit={prove} noValidate>
          {hasPassword ? (
            <Field label={t('session.password')} error={problem}>
              <PasswordInput value={typed} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
            </Field>
          ) : isSent ? (
            <Field label={t('session.code.label')} error={problem}>
              <OtpField value={typed} onChange={setTyped} />
            </Field>
          ) : null}
          <div className={styles.buttons}>
            {hasPassword || isSent ? (
              <Button type="submit" variant="primary" loading={isBusy}>
                {t('session.proof.do')}
              </Button>
            ) : (
              <Button variant="primary" loading={isBusy} onClick={() => void sendCode()}>
                {t('session.code.ask')}
              </Button>
            )}
            {hasPasskey && (
              <Button onClick={() => void proveByPasskey()}>
                <Icon of={Fingerprint} size={16} />
                {t('session.proof.passkey')}
              </Button>
            )}
          </div>
        </form>
      )}
    </Dialog>
  )
}
