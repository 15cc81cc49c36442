import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { Banner, formatDate, formatDateTime, formatTime, useLanguage, useText, useTurn } from '../../ui/kit'
import styles from './banners.module.css'
import { BANNER_STANDS } from './banner-stands'
import { useConnection } from './use-connection'

/** A page is kept for weeks: an hour alone is one of today. */
function whenKept(at: string, language: 'en' | 'hi'): string {
  const isToday = formatDate(at, language) === formatDate(new Date(), language)
  return isToday ? formatTime(at, language) : formatDateTime(at, language)
}

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
        {keptAt && <span className={styles.from}>{t('offline.pageFrom', { time: whenKept(keptAt, language) })}</span>}
      </span>
    </Banner>
  )
}
