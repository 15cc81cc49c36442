import { Unlink } from 'lucide-react'
import { useSnapshot } from 'valtio/react'
import { Button, Dialog, useText, WaitDialog } from '../../../ui/kit'
import { HttpError, navigation } from '../../../web/contract'
import { useService } from '../../../web/kit'
import { saidOnEntering } from '../said-on-entering'
import { arrival } from '../tokens'
import styles from './arrival-dialog.module.css'
import { KnownDialog } from './known-dialog'

/** What somebody reads who came by a link: who they are, or that it does not work any more (spec §4). */
export function Overlay() {
  const t = useText()
  const coming = useService(arrival)
  const { now } = useSnapshot(coming.state)
  switch (now.kind) {
    case 'none':
      return null
    case 'working':
      return <WaitDialog label={t('session.loggingIn')} />
    case 'known':
      return <KnownDialog sent={now.sent} onDone={coming.end} />
    case 'refused':
      return <Refused error={now.error} onAgain={() => void coming.again()} onClose={coming.end} />
    case 'other':
      return (
        <Dialog
          open
          onClose={coming.end}
          title={t('session.other.title')}
          text={t('session.other.text', { source: now.sent.source })}
          footer={
            <>
              <Button onClick={coming.end}>{t('session.other.stay', { name: now.here.name })}</Button>
              <Button variant="primary" onClick={() => void coming.goOn()}>
                {t('session.other.goOn', { name: now.sent.name })}
              </Button>
            </>
          }
        >
          <dl className={styles.people}>
            <dt>{t('session.other.here')}</dt>
            <dd>
              {now.here.name} <span>{now.here.email}</span>
            </dd>
            <dt>{t('session.other.sent')}</dt>
            <dd>
              {now.sent.name} <span>{now.sent.email}</span>
            </dd>
          </dl>
        </Dialog>
      )
  }
}

interface RefusedProps {
  readonly error: unknown
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** Used, old or changed: one card, which does not tell which. Where no answer of ours came the link may be as good as before. */
function Refused({ error, onAgain, onClose }: RefusedProps) {
  const t = useText()
  const { go } = useService(navigation)
  const isUnheard = !(error instanceof HttpError) || error.said === undefined
  const logIn = () => {
    onClose()
    go('/auth/login')
  }
  return (
    <Dialog
      open
      onClose={onClose}
      icon={Unlink}
      tone="danger"
      title={t(isUnheard ? 'ui.errorTitle' : 'session.linkRefused')}
      text={saidOnEntering(error, t)}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.close')}</Button>
          <Button variant="primary" onClick={isUnheard ? onAgain : logIn}>
            {t(isUnheard ? 'ui.tryAgain' : 'session.login')}
          </Button>
        </>
      }
    />
  )
}
