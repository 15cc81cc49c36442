import { RotateCcw } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Button, Icon, useModal, useText } from '../../../ui/kit'
import styles from './landscape-warning.module.css'

/** A phone held sideways: wide, but lower than the pages are made for. Tablets and windows are not meant. */
const SIDEWAYS = '(orientation: landscape) and (max-height: 480px) and (pointer: coarse)'

function follow(listener: () => void) {
  const query = matchMedia(SIDEWAYS)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** "Please Rotate your device" (spec §2.5). Who cannot turn it goes on all the same. */
export function Overlay() {
  const isSideways = useSyncExternalStore(
    follow,
    () => matchMedia(SIDEWAYS).matches,
    () => false,
  )
  const [isPassed, setPassed] = useState(false)
  return isSideways && !isPassed ? <Warning onPass={() => setPassed(true)} /> : null
}

function Warning({ onPass }: { readonly onPass: () => void }) {
  const t = useText()
  const ref = useModal({ onClose: onPass, dismissable: true })
  return (
    <dialog ref={ref} className={styles.cover} aria-labelledby="rotate">
      <Icon of={RotateCcw} size={24} />
      <p id="rotate" className={styles.title}>
        {t('navigation.rotate')}
      </p>
      <p className={styles.says}>{t('navigation.upright')}</p>
      <Button variant="secondary" onClick={onPass}>
        {t('navigation.goOnSideways')}
      </Button>
    </dialog>
  )
}
