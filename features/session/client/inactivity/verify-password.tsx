import { ShieldCheck } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { toasts } from '../../../ui/contract'
import { Button, Dialog, Field, PasswordInput, useText } from '../../../ui/kit'
import { HttpError, httpClient, navigation } from '../../../web/contract'
import { useService } from '../../../web/kit'
import type { LegacyAnswer } from '../../contract/wire'
import { sessionStore } from '../tokens'
import { useStaying } from './use-staying'

/** The password dialog after an hour without activity (spec §4, §5, §8): the page behind it stays as it was. */
export function Overlay() {
  const t = useText()
  const formId = useId()
  const inside = useRef<HTMLFormElement>(null)
  const http = useService(httpClient)
  const store = useService(sessionStore)
  const { go } = useService(navigation)
  const { show } = useService(toasts)
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
      setProblem(error instanceof HttpError && error.status !== 0 ? error.message : t('ui.serverError'))
    } finally {
      setBusy(false)
    }
  }

  function logOut() {
    store.signOut().then(
      () => go('/auth/login'),
      () => show({ tone: 'danger', text: t('ui.serverError') }),
    )
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
