import { RotateCw, WifiOff } from 'lucide-react'
import { Brand, Button, formatTime, Icon, useLanguage, useText } from '../../../ui/kit'
import { KeptList } from '../kept/kept-list'
import { useKeptPages } from '../kept/use-kept-pages'
import styles from './offline-page.module.css'
import { OfflineWall } from './offline-wall'
import { useComingBack } from './use-coming-back'

const MOST = 5

/** Stands at the address that was asked for while there is no connection; then the page itself does. */
export function OfflinePage({ since }: { readonly since: number }) {
  const t = useText()
  const language = useLanguage()
  const { pages = [] } = useKeptPages()
  useComingBack()
  const latest = pages.slice(0, MOST)
  return (
    <>
      <header className={styles.top}>
        <a href="/" aria-label={t('offline.home')}>
          <Brand />
        </a>
      </header>
      <main className={styles.page}>
        <div className={styles.words}>
          <p className={styles.since}>
            <Icon of={WifiOff} size={16} />
            {t('offline.since', { time: formatTime(since, language) })}
          </p>
          <h1 className={styles.title}>{t('offline.noInternet')}</h1>
          <p className={styles.says}>
            {t('offline.notHere')} {latest.length > 0 && t('offline.theseAre')}
          </p>
          {latest.length > 0 && <KeptList pages={latest} />}
          <div className={styles.again}>
            <Button variant="primary" onClick={() => location.reload()}>
              <Icon of={RotateCw} size={16} />
              {t('offline.tryAgain')}
            </Button>
          </div>
          <p className={styles.itself}>{t('offline.opensItself')}</p>
        </div>
        <OfflineWall />
      </main>
    </>
  )
}
