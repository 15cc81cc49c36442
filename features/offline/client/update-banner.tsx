import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { Banner, Button, useText, useTurn } from '../../ui/kit'
import { useService } from '../../web/kit'
import styles from './banners.module.css'
import { siteUpdate } from './tokens'

/** A new version waits: taken now, or with the next visit (spec §4). */
export function Overlay() {
  const t = useText()
  const update = useService(siteUpdate)
  const { isOffered } = useSnapshot(update.state)
  const [isTaking, setTaking] = useState(false)
  if (!useTurn(isOffered)) return null
  const take = async () => {
    setTaking(true)
    await update.refresh()
    setTaking(false) // still here: there was unsaved work, and its owner stayed
  }
  return (
    <Banner
      tone="info"
      icon={Sparkles}
      actions={
        <div className={styles.choices}>
          <Button variant="quiet" size="small" onClick={update.later}>
            {t('offline.later')}
          </Button>
          <Button variant="primary" size="small" loading={isTaking} onClick={() => void take()}>
            {t('offline.refresh')}
          </Button>
        </div>
      }
    >
      {t('offline.thereIs')} <b>{t('offline.newVersion')}</b>
    </Banner>
  )
}
