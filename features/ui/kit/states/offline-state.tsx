import { WifiOff } from 'lucide-react'
import { Icon } from '../actions/icon'
import { formatTime, type Instant } from '../format/index'
import { useLanguage, useText } from '../text/text-context'
import styles from './state.module.css'

/** Above a list that stays while there is no connection, dated (spec §8 has the sentence). */
export function OfflineState({ since }: { readonly since?: Instant | undefined }) {
  const t = useText()
  const language = useLanguage()
  return (
    <div className={styles.offline} role="status">
      <Icon of={WifiOff} />
      <b>{t('ui.offline')}</b>
      {since === undefined ? null : <span>{t('ui.listFrom', { time: formatTime(since, language) })}</span>}
    </div>
  )
}
