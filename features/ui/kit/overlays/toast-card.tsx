import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import type { Toast, ToastTone } from '../../contract/index'
import { Icon } from '../actions/icon'
import { classNames } from '../class-names'
import { useText } from '../text/text-context'
import styles from './toast-region.module.css'

const ICONS: Readonly<Record<ToastTone, LucideIcon>> = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
  info: Info,
}

export interface ToastCardProps {
  readonly toast: Toast
  readonly onDismiss: () => void
}

/** One toast: the icon carries the colour, the words carry the meaning. */
export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const t = useText()
  const { action } = toast
  return (
    <div className={classNames(styles.toast, styles[toast.tone])} data-tone={toast.tone}>
      <Icon of={ICONS[toast.tone]} />
      <span>{toast.text}</span>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.run()
            onDismiss()
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className={styles.close} aria-label={t('ui.dismiss')} onClick={onDismiss}>
        <Icon of={X} size={16} />
      </button>
    </div>
  )
}
