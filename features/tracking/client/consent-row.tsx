import { useSnapshot } from 'valtio/react'
import { ButtonLink, formatDateTime, useLanguage, useText } from '../../ui/kit'
import { useService } from '../../web/kit'
import { consent } from '../contract'
import styles from './cookies-page.module.css'
import { useConsentHistory } from './use-consent-history'

/** On the page of what one agreed to: the choice on this device, since when and under which text, and the page where it is changed. */
export function Part() {
  const t = useText()
  const language = useLanguage()
  const { choice } = useSnapshot(useService(consent).state)
  const [latest] = useConsentHistory(choice)
  // Another device may have chosen since, and differently: that is not what counts here.
  const given = latest?.choice === choice ? latest : undefined
  return (
    <div className={styles.row}>
      <div>
        <p>{t('tracking.cookies')}</p>
        <p className={styles.said}>{choice ? t(`tracking.${choice}.says`) : t('tracking.unanswered')}</p>
        {given ? (
          <p className={styles.said}>
            {t(`tracking.${given.choice}`)} · {formatDateTime(given.at, language)} ·{' '}
            {t('tracking.text', { version: given.textVersion })}
          </p>
        ) : null}
        {choice === 'all' ? <p className={styles.said}>{t('tracking.all.taken')}</p> : null}
      </div>
      <ButtonLink href="/legal/cookies">{t('tracking.change')}</ButtonLink>
    </div>
  )
}
