import { type FormEvent, useState } from 'react'
import { Button, Field, Note, PasswordInput, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { Link, saidBy, useService } from '../../../web/kit'
import form from '../form.module.css'
import styles from '../login/login.module.css'

interface LinkPasswordProps {
  readonly token: string
  readonly onDone: () => void
}

/** The link is open in another browser than the one that signed up: its password says that both are one person's. */
export function LinkPassword({ token, onDone }: LinkPasswordProps) {
  const t = useText()
  const http = useService(httpClient)
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!password || isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await http.post('/api/session/verify-email', { token, password })
      onDone()
    } catch (error) {
      setProblem(saidBy(error, t('ui.serverError')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <p>{t('session.verify.elsewhere')}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <Field label={t('session.password')} error={problem}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="primary" size="large" full loading={isBusy}>
          {t('session.verify.confirm')}
        </Button>
      </form>
      <Note>
        {t('session.verify.notMine')}{' '}
        <Link className={form.link} href="/auth/login">
          {t('session.login')}
        </Link>
      </Note>
    </>
  )
}
