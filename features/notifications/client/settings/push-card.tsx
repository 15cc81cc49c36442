import { Card, useText } from '../../../ui/kit'
import { PushSwitch } from './push-switch'
import styles from './settings.module.css'

export function PushCard() {
  const t = useText()
  return (
    <Card as="section" className={styles.card} aria-labelledby="push">
      <h2 id="push" className={styles.title}>
        {t('notifications.push.title')}
      </h2>
      <PushSwitch />
    </Card>
  )
}
