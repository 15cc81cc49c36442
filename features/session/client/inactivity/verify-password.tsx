import { ShieldCheck } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { Button, Dialog, Field, PasswordInput, useText } from '../../../ui/kit'
import { HttpError, httpClient } from '../../../web/contract'
import { saidBy, useId, useService } from '../../../web/kit'
import type { LegacyAnswer } from '../../contract/wire'
import { sessionStore } from '../tokens'
import { useLogOut } from './use-log-out'
import { useStaying } from './use-staying'
import { VerifyOtherwise } from './verify-otherwise'

/** After an hour without activity, for who has a password and for who has none: the page behind it stays as it was. */
export function Overlay() {
  const store = useService(sessionStore)
  const { user } = useSnapshot(store.state)
  // What an earlier page kept may be older than the password.
  useEffect(() => void store.refresh(), [store])
  return user?.proves_by ? <VerifyOtherwise ways={user.proves_by} /> : <VerifyPassword />
}

/** The password dialog (spec §4, §5, §8). */
function VerifyPassword() {
  const t = useText()
  const formId = useId()
  const inside = useRef<HTMLFormElement>(null)
  const http = useService(httpClient)
  const store = useService(sessionStore)
  const logOut = useLogOut()
  const { user } = useSnapshot(store.state)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  useStaying(inside)

  async function verify(event: FormEvent) {
    event.preventDefault()
    if (password === '' || isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const { data } = await http.post<LegacyAnswer>('/api/user/verify-password', { password })
      if (data.status) return await store.unlock()
      setPassword('')
      setProblem(data.data.message || data.message)
    } catch (error) {
      // The session is over: no password opens it, and the dialog to sign in again stands over what was typed.
      if (error instanceof HttpError && error.status === 401) return void store.refresh()
      setProblem(saidBy(error, t('ui.serverError')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      dismissable={false}
      onClose={() => {}}
      icon={ShieldCheck}
      title={t('session.verifyPassword.title', { name: user?.first_name ?? '' })}
      text={t('session.verifyPassword.text')}
      footer={
        <>
          <Button variant="quiet" onClick={logOut}>
            {t('session.logout')}
          </Button>
          <Button type="submit" form={formId} variant="primary" disabled={password === ''} loading={isBusy}>
            {t('session.verifyPassword.verify')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={inside} onSubmit={verify}>
        <Field label={t('session.password')} error={problem}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
