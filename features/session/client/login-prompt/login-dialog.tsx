import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from '../../../web/kit'
import { IconButton, useModal, useText } from '../../../ui/kit'
import { PineWall, type WallHold } from '../pine-wall'
import styles from './login-dialog.module.css'

const ROUTE = 'M30 430L112 372L70 300L190 262'
const HOLDS: readonly WallHold[] = [
  ['job', 30, 430, 0.9, 8, '#6E95F5'],
  ['competition', 112, 372, 0.95, -14, '#EA5A34'],
  ['quiz', 70, 300, 0.62, 0, '#5CC2CE'],
  ['internship', 190, 262, 0.9, 0, '#FFB627'],
  ['scholarship', 232, 400, 0.7, 12, '#8CCB63'],
]

interface LoginDialogProps {
  readonly title: string
  readonly text?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The pine wall beside the way in; on a phone a sheet without the wall. */
export function LoginDialog({ title, text, onClose, children }: LoginDialogProps) {
  const t = useText()
  const id = useId()
  const ref = useModal({ onClose, dismissable: true })
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={`${id}title`} aria-describedby={`${id}text`}>
      <PineWall
        {...{ id: `${id}wall`, width: 260, height: 460, keeps: 'foot', holds: HOLDS, route: ROUTE }}
        className={styles.wall}
      >
        <p className={styles.claim}>{t('session.claim')}</p>
        <p className={styles.reason}>{t('session.prompt.reason')}</p>
      </PineWall>
      <div className={styles.way}>
        <header className={styles.head}>
          <h2 id={`${id}title`} className={styles.title}>
            {title}
          </h2>
          <IconButton icon={X} label={t('ui.close')} onClick={onClose} />
        </header>
        {text ? (
          <p id={`${id}text`} className={styles.text}>
            {text}
          </p>
        ) : null}
        {children}
      </div>
    </dialog>
  )
}
