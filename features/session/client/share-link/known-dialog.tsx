import { ArrowRight } from 'lucide-react'
import { Brand, Dialog, Icon, OrgLogo, useText } from '../../../ui/kit'
import { LoginForm } from '../login-form'
import type { Sent } from './arrival'
import styles from './arrival-dialog.module.css'

interface KnownDialogProps {
  readonly sent: Sent
  readonly onDone: () => void
}

/** The address of a partner's link has an account: its owner logs in once, and nobody else can. */
export function KnownDialog({ sent, onDone }: KnownDialogProps) {
  const t = useText()
  return (
    <Dialog
      open
      onClose={onDone}
      title={t('session.known.title')}
      text={t('session.known.text', { source: sent.source })}
    >
      <div className={styles.from}>
        <span className={styles.partner}>
          {sent.ssoIctLogoUrl ? (
            <img src={sent.ssoIctLogoUrl} alt="" width={24} height={24} />
          ) : (
            <OrgLogo name={sent.source} size={24} />
          )}
          {sent.source}
        </span>
        <Icon of={ArrowRight} size={16} />
        <Brand height={24} />
      </div>
      <LoginForm inDialog email={sent.email} onDone={onDone} />
    </Dialog>
  )
}
