import { useEffect } from 'react'
import { useText } from '../../../ui/kit'
import { useService } from '../../../web/kit'
import { LoginForm } from '../login-form'
import { LoginDialog } from '../login-prompt/login-dialog'
import { gate, sessionStore } from '../tokens'

/** Over a page whose session ended: after signing in as the same person the page goes on where it was. */
export function Overlay() {
  const t = useText()
  const waiting = useService(gate)
  const store = useService(sessionStore)

  /** The page stays and shows what nobody may be shown; what was to be sent is not. */
  function decline() {
    waiting.isDeclined = true
    waiting.settle('sign-in', false)
    void store.refresh()
  }

  // Who left the page leaves the question too.
  useEffect(() => () => waiting.settle('sign-in', false), [waiting])

  return (
    <LoginDialog title={t('session.again.title')} text={t('session.again.text')} onClose={decline}>
      <LoginForm inDialog email={waiting.email} onDone={() => {}} />
    </LoginDialog>
  )
}
