import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { type HoldKind, IconButton, PlacedHold, useModal, useText, Wall } from '../../../ui/kit'
import styles from './login-dialog.module.css'

const HOLDS: readonly (readonly [HoldKind, number, number, number, number, string])[] = [
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
      <aside className={styles.wall}>
        <svg className={styles.art} viewBox="0 0 260 460" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <Wall id={`${id}wall`} width={260} height={460} step={29} dots="rgb(255 255 255 / .13)" />
          <path className={styles.route} d="M30 430L112 372L70 300L190 262" />
          {HOLDS.map(([kind, x, y, scale, turn, fill]) => (
            <PlacedHold key={kind} kind={kind} x={x} y={y} scale={scale} turn={turn} colour={fill} />
          ))}
        </svg>
        <p className={styles.claim}>{t('session.claim')}</p>
        <p className={styles.reason}>{t('session.prompt.reason')}</p>
      </aside>
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
