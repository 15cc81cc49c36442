import { useSnapshot } from 'valtio/react'
import { ButtonLink, useText } from '../../ui/kit'
import { useService } from '../../web/kit'
import { consent } from '../contract'
import styles from './cookies-page.module.css'

/** On the page of what one agreed to: the choice on this device, and the page where it is changed and its history stands. */
export function Part() {
  const t = useText()
  const { choice } = useSnapshot(useService(consent).state)
  return (
    <div className={styles.row}>
      <div>
        <p>{t('tracking.cookies')}</p>
        <p className={styles.said}>{choice ? t(`tracking.${choice}.says`) : t('tracking.unanswered')}</p>
      </div>
      <ButtonLink href="/legal/cookies">{t('tracking.change')}</ButtonLink>
    </div>
  )
}
