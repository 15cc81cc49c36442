import { Cookie } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { askingRoom, Button, Icon, useText, useTurn } from '../../ui/kit'
import { afterVisible, Link, useHasPage, useService } from '../../web/kit'
import { consent } from '../contract'
import styles from './cookie-banner.module.css'
import { isIos } from './is-ios'

/** About 2 s after the first movement of the mouse, or the first touch (spec §4, §9). */
const WAIT_MS = 2000
/** Set by who does not want to be asked on this device (spec §4). */
const HIDE_KEY = 'hideCookieBanner'

function isHidden(): boolean {
  try {
    return localStorage.getItem(HIDE_KEY) !== null
  } catch {
    return false
  }
}

/** Asks once what the visitor allows. It covers nothing that cannot be scrolled clear of it, and waits for nobody: reading goes on. */
export function Overlay() {
  const { state } = useService(consent)
  const { choice } = useSnapshot(state)
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (choice !== undefined || isIos() || isHidden()) return
    let callOff = () => {}
    const over = new AbortController()
    const moved = () => {
      over.abort()
      callOff = afterVisible(WAIT_MS, () => setDue(true))
    }
    for (const name of ['mousemove', 'touchstart'])
      addEventListener(name, moved, { signal: over.signal, passive: true })
    return () => {
      over.abort()
      callOff()
    }
  }, [choice])
  return useTurn(isDue && choice === undefined) ? <Question /> : null
}

function Question() {
  const t = useText()
  const hasPage = useHasPage()
  const { choose } = useService(consent)
  return (
    <section ref={askingRoom} className={styles.banner} aria-labelledby="cookies">
      <span className={styles.mark}>
        <Icon of={Cookie} size={20} />
      </span>
      <div className={styles.words}>
        <h2 id="cookies" className={styles.title}>
          {t('tracking.cookies')}
        </h2>
        <p>
          {t('tracking.says')}{' '}
          {hasPage('/legal/cookies') && (
            <Link href="/legal/cookies" className={styles.link}>
              {t('tracking.more')}
            </Link>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => void choose('needed')}>{t('tracking.needed')}</Button>
        <Button variant="primary" onClick={() => void choose('all')}>
          {t('tracking.all')}
        </Button>
      </div>
    </section>
  )
}
