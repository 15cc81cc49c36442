import { WifiOff } from 'lucide-react'
import { Banner, formatTime, useLanguage, useText, useTurn } from '../../ui/kit'
import styles from './banners.module.css'
import { useConnection } from './use-connection'

/** Stands from the first quiet moment, so that its words are here before the connection goes (spec §3, §8). */
export function Overlay() {
  const t = useText()
  const language = useLanguage()
  const { isOffline, keptAt } = useConnection()
  if (!useTurn(isOffline)) return null
  return (
    <Banner tone="offline" icon={WifiOff} urgent>
      <span className={styles.offline}>
        {t('offline.noInternet')}
        {keptAt && <span className={styles.from}>{t('offline.pageFrom', { time: formatTime(keptAt, language) })}</span>}
      </span>
    </Banner>
  )
}
