import { ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Dialog, ErrorCard, Skeleton, useText } from '../../../ui/kit'
import { useData, useService } from '../../../web/kit'
import { mayUsePasskeys } from '../login/passkey-browser'
import { signInSettingsRequest } from '../requests'
import { gate } from '../tokens'
import { ProofForm } from './proof-form'

/** Over whatever is open: what was refused goes out again once one has proved who one is. */
export function Overlay() {
  const t = useText()
  const waiting = useService(gate)
  const ways = useData(signInSettingsRequest)
  const end = (isProved: boolean) => waiting.settle('proof', isProved)

  // Who left the page leaves the question too.
  useEffect(() => () => waiting.settle('proof', false), [waiting])

  return (
    <Dialog
      open
      onClose={() => end(false)}
      icon={ShieldCheck}
      title={t('session.proof.title')}
      text={t('session.proof.text')}
    >
      {ways.data ? (
        <ProofForm
          hasPassword={ways.data.passwordChangedAt !== null}
          hasPasskey={ways.data.passkeys.length > 0 && mayUsePasskeys()}
          onProved={() => end(true)}
        />
      ) : ways.isError ? (
        <ErrorCard small error={ways.error} onRetry={() => void ways.refetch()} />
      ) : (
        <Skeleton label={t('session.settings.loading')} rows={1} />
      )}
    </Dialog>
  )
}
