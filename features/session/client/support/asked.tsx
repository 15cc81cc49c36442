import { Check, Eye, X } from 'lucide-react'
import { Button, Dialog, Icon, useText } from '../../../ui/kit'
import { useKernel } from '../../../web/kit'
import { findUser } from '../../contract'
import styles from './support.module.css'
import { useSupport } from './use-support'
import { useVisits } from './use-visits'

/** Asks whoever is signed in whether somebody of the house may see their account: only what a yes means, and a no that costs nothing. */
export function Overlay() {
  const user = findUser(useKernel().subject)
  return user && !user.is_support ? <Question id={user.id} /> : null
}

function Question({ id }: { readonly id: number }) {
  const t = useText()
  const { data } = useVisits(id)
  const { send, isBusy } = useSupport()
  const asked = data?.ofMine.find(({ state }) => state === 'asked')
  if (!asked) return null
  const answer = (allow: boolean) => void send(`/${asked.id}/answer`, { allow })
  return (
    <Dialog
      open
      dismissable={false}
      onClose={() => answer(false)}
      icon={Eye}
      title={t('session.support.asks')}
      text={t('session.support.asksWhy', { name: asked.name, reason: asked.reason })}
      footer={
        <>
          <Button loading={isBusy} onClick={() => answer(false)}>
            {t('session.support.no')}
          </Button>
          <Button variant="primary" loading={isBusy} onClick={() => answer(true)}>
            {t('session.support.allow')}
          </Button>
        </>
      }
    >
      <ul className={styles.terms}>
        <li>
          <Icon of={Check} size={16} />
          {t('session.support.may')}
        </li>
        <li>
          <Icon of={X} size={16} />
          {t('session.support.mayNot')}
        </li>
      </ul>
    </Dialog>
  )
}
