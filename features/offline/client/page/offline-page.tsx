import { RotateCw, WifiOff } from 'lucide-react'
import { useState } from 'react'
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
  const [isAll, setAll] = useState(false)
  const shown = isAll ? pages : pages.slice(0, MOST)
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
            {t('offline.notHere')} {shown.length > 0 && t('offline.theseAre')}
          </p>
          {shown.length > 0 && <KeptList pages={shown} />}
          {/* The page that lists them belongs to the site, and is out of reach now. */}
          {pages.length > MOST && (
            <div className={styles.more}>
              <Button size="small" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
                {isAll ? t('offline.fewer') : t('offline.all', { count: pages.length })}
              </Button>
            </div>
          )}
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
