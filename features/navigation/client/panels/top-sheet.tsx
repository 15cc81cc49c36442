import { ArrowLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from '../../../web/kit'
import { classNames, IconButton, useModal, usePullDown, useText } from '../../../ui/kit'
import styles from './top-sheet.module.css'

export interface TopSheetProps {
  readonly label: string
  readonly onClose: () => void
  /** How wide the sheet may be, in px; the page's container unless told. */
  readonly width?: number
  /** Hangs at the end of the bar, below the button that opens it. */
  readonly atEnd?: boolean
  /** On a phone it takes the whole screen and says what it is: for long lists and second levels. */
  readonly fullScreen?: boolean
  /** Second level on a phone: the arrow leads back, the cross closes all. */
  readonly onBack?: (() => void) | undefined
  readonly children: ReactNode
}

/** A modal menu that hangs from the top bar, which stays in sight; on a phone it stands on the bottom bar, or takes the screen. */
export function TopSheet({ label, onClose, children, width, atEnd, fullScreen, onBack }: TopSheetProps) {
  const t = useText()
  const id = useId()
  const ref = useModal({ onClose, dismissable: true })
  const pull = usePullDown(ref, onClose)
  return (
    <dialog ref={ref} className={classNames(styles.cover, fullScreen && styles.screen)} aria-labelledby={id}>
      <div className={classNames(styles.place, atEnd && styles.end)}>
        <div className={styles.sheet} style={width ? { maxWidth: width } : undefined}>
          {fullScreen ? null : <div className={styles.grab} {...pull} aria-hidden="true" />}
          <div className={styles.head}>
            {onBack && <IconButton icon={ArrowLeft} label={t('ui.back')} onClick={onBack} />}
            <h2 id={id} className={styles.title}>
              {label}
            </h2>
            {fullScreen && <IconButton icon={X} label={t('ui.close')} onClick={onClose} />}
          </div>
          {children}
          {/* A finger pulls the sheet down; who is read to has neither that nor the scrim. */}
          {fullScreen ? null : (
            <span className={styles.close}>
              <IconButton icon={X} label={t('ui.close')} onClick={onClose} />
            </span>
          )}
        </div>
      </div>
    </dialog>
  )
}
