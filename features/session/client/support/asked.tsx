import { Check, Eye, X } from 'lucide-react'
import { Button, Dialog, Icon, useText } from '../../../ui/kit'
import { useData, useFresh, useKernel } from '../../../web/kit'
import { findUser } from '../../contract'
import { API, visitsRequest } from './requests'
import styles from './support.module.css'
import { useSupport } from './use-support'

/** Asks whoever is signed in whether somebody of the house may see their account: only what a yes means, and a no that costs nothing. */
export function Overlay() {
  const user = findUser(useKernel().subject)
  return user && !user.is_support ? <Question id={user.id} /> : null
}

function Question({ id }: { readonly id: number }) {
  const t = useText()
  useFresh(`session.support:${id}`, API)
  const { data } = useData(visitsRequest)
  const send = useSupport()
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
          <Button onClick={() => answer(false)}>{t('session.support.no')}</Button>
          <Button variant="primary" onClick={() => answer(true)}>
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
