import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button, buttonClass, IconButton, OrgLogo, useText } from '../../../ui/kit'
import { afterVisible, Link } from '../../../web/kit'
import type { Notification } from '../../contract/wire'
import styles from './push-toast.module.css'

/** Spec §4, §9: the push toast hides after 5 s. */
const SHOWN_MS = 5000

interface PushCardProps {
  readonly notification: Notification
  readonly onDismiss: () => void
  readonly onFollow: () => void
}

/** Stays while somebody points at it or is in it, and while its tab is put away. */
export function PushCard({ notification, onDismiss, onFollow }: PushCardProps) {
  const t = useText()
  const [isPointedAt, setPointedAt] = useState(false)
  const [isIn, setIn] = useState(false)
  const isHeld = isPointedAt || isIn
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (isHeld) return
    return afterVisible(SHOWN_MS, () => dismiss())
  }, [isHeld])
  const hold = {
    onMouseEnter: () => setPointedAt(true),
    onMouseLeave: () => setPointedAt(false),
    onFocus: () => setIn(true),
    onBlur: () => setIn(false),
  }
  const { text, description, from, actionUrl, actionText } = notification
  return (
    <div className={styles.card} {...hold}>
      <OrgLogo name={from} size={40} />
      <div className={styles.words}>
        <p className={styles.title}>{text}</p>
        <p className={styles.says}>{description}</p>
        <p className={styles.acts}>
          <Link href={actionUrl} className={buttonClass({ variant: 'primary', size: 'small' })} onClick={onFollow}>
            {actionText}
          </Link>
          <Button variant="quiet" size="small" onClick={onDismiss}>
            {t('notifications.later')}
          </Button>
        </p>
      </div>
      <IconButton icon={X} label={t('notifications.dismiss')} size="small" onClick={onDismiss} />
    </div>
  )
}
