import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { Banner, formatTime, useLanguage, useText, useTurn } from '../../ui/kit'
import styles from './banners.module.css'
import { BANNER_STANDS } from './banner-stands'
import { useConnection } from './use-connection'

/** Stands from the first quiet moment, so that its words are here before the connection goes (spec §3, §8); until then there is `stand-in.ts`. */
export function Overlay() {
  const t = useText()
  const language = useLanguage()
  const { isOffline, keptAt } = useConnection()
  const isSeen = useTurn(isOffline)
  useEffect(() => {
    if (isSeen || navigator.onLine) dispatchEvent(new Event(BANNER_STANDS))
  }, [isSeen])
  if (!isSeen) return null
  return (
    <Banner tone="offline" icon={WifiOff} urgent>
      <span className={styles.offline}>
        {t('offline.noInternet')}
        {keptAt && <span className={styles.from}>{t('offline.pageFrom', { time: formatTime(keptAt, language) })}</span>}
      </span>
    </Banner>
  )
}
