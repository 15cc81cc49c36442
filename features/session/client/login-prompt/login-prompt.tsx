import { useText } from '../../../ui/kit'
import type { OverlayProps } from '../../../ui/contract'
import { Link, useHere } from '../../../web/kit'
import styles from '../form.module.css'
import { LoginForm } from '../login-form'
import { authPath } from '../return-url'
import { LoginDialog } from './login-dialog'
import { keepPromptQuiet } from './prompt-entry'

/** Invites a signed-out visitor to log in where they are. */
export function Overlay({ onClose }: OverlayProps) {
  const t = useText()
  const here = useHere()
  function dismiss() {
    keepPromptQuiet(Date.now())
    onClose()
  }
  return (
    <LoginDialog title={t('session.login')} onClose={dismiss}>
      <LoginForm inDialog onDone={onClose} />
      <p className={styles.other}>
        {t('session.newHere')}{' '}
        <Link className={styles.link} href={authPath('signup', here)} onClick={dismiss}>
          {t('session.createAccount')}
        </Link>
      </p>
    </LoginDialog>
  )
}
