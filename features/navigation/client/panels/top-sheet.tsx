import { type ReactNode, useId } from 'react'
import { classNames, useModal, usePullDown } from '../../../ui/kit'
import styles from './top-sheet.module.css'

export interface TopSheetProps {
  readonly label: string
  readonly onClose: () => void
  /** How wide the sheet may be, in px; the page's container unless told. */
  readonly width?: number
  readonly children: ReactNode
}

/** A modal menu that hangs from the top bar, which stays in sight; on a phone it stands on the bottom bar. */
export function TopSheet({ label, onClose, children, width }: TopSheetProps) {
  const id = useId()
  const ref = useModal({ onClose, dismissable: true })
  const pull = usePullDown(ref, onClose)
  return (
    <dialog ref={ref} className={styles.cover} aria-labelledby={id}>
      <div className={classNames(styles.sheet)} style={width ? { maxWidth: width } : undefined}>
        <div className={styles.grab} {...pull} aria-hidden="true" />
        <h2 id={id} className={styles.title}>
          {label}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
