import { ShieldCheck } from 'lucide-react'
import { useRef } from 'react'
import { useSnapshot } from 'valtio/react'
import { Button, Dialog, useText } from '../../../ui/kit'
import { useService } from '../../../web/kit'
import type { CurrentUser } from '../../contract'
import { mayUsePasskeys } from '../login/passkey-browser'
import { ProofForm } from '../proof/proof-form'
import { sessionStore } from '../tokens'
import { useLogOut } from './use-log-out'
import { useStaying } from './use-staying'

/** The lock of an account without a password: a passkey opens it, or a code that is mailed to its owner. */
export function VerifyOtherwise({ ways }: { readonly ways: NonNullable<CurrentUser['proves_by']> }) {
  const t = useText()
  const inside = useRef<HTMLDivElement>(null)
  const store = useService(sessionStore)
  const logOut = useLogOut()
  const { user } = useSnapshot(store.state)
  const hasPasskey = ways.includes('passkey') && mayUsePasskeys()
  useStaying(inside)
  return (
    <Dialog
      open
      dismissable={false}
      onClose={() => {}}
      icon={ShieldCheck}
      title={t('session.verifyPassword.title', { name: user?.first_name ?? '' })}
      text={t(hasPasskey ? 'session.verifyOtherwise.passkey' : 'session.verifyOtherwise.code', {
        email: user?.email ?? '',
      })}
    >
      <div ref={inside}>
        <ProofForm
          hasPassword={false}
          hasPasskey={hasPasskey}
          onProved={store.unlock}
          more={
            <Button variant="quiet" onClick={logOut}>
              {t('session.logout')}
            </Button>
          }
        />
      </div>
    </Dialog>
  )
}
