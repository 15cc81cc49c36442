import { classNames, formatAgo, OrgLogo, useLanguage, useText, VisuallyHidden } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { Notification } from '../../contract/wire'
import styles from './notifications-panel.module.css'

interface NotificationRowProps {
  readonly notification: Notification
  /** When the list was last asked for: what “4 min ago” counts from. */
  readonly now: number
  /** It was chosen: what leads to a page is followed by the link itself. */
  readonly onOpen: () => void
}

/** One line; all of it can be pressed. */
export function NotificationRow({ notification, now, onOpen }: NotificationRowProps) {
  const t = useText()
  const language = useLanguage()
  const { text, description, actionText, actionUrl, createdAt, from, payload } = notification
  const isUnread = notification.readAt === null
  return (
    <li className={classNames(styles.row, isUnread && styles.unread)}>
      <OrgLogo name={from} size={40} />
      <div className={styles.words}>
        {payload.type === 'sidescreen' ? (
          <button type="button" className={styles.title} onClick={onOpen}>
            {text}
          </button>
        ) : (
          <Link href={actionUrl} className={styles.title} onClick={onOpen}>
            {text}
          </Link>
        )}
        {isUnread ? <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden> : null}
        <p className={styles.says}>{description}</p>
        <p className={styles.foot}>
          <time dateTime={createdAt}>{formatAgo(createdAt, language, now)}</time>
          {isUnread ? <span className={styles.action}>{actionText}</span> : null}
        </p>
      </div>
      {isUnread ? <span className={styles.dot} /> : null}
    </li>
  )
}
