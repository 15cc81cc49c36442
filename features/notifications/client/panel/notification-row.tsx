import { Mail, MailOpen } from 'lucide-react'
import { classNames, formatAgo, IconButton, OrgLogo, useLanguage, useText, VisuallyHidden } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { Notification } from '../../contract/wire'
import styles from './notifications-panel.module.css'
import { titleId } from './use-detail'

interface NotificationRowProps {
  readonly notification: Notification
  /** When the list was last asked for: what “4 min ago” counts from. */
  readonly now: number
  /** It was chosen: what leads to a page is followed by the link itself. */
  readonly onOpen: () => void
  readonly onMark: (isRead: boolean) => void
}

/** One line; all of it can be pressed, and beside it what marks it. */
export function NotificationRow({ notification, now, onOpen, onMark }: NotificationRowProps) {
  const t = useText()
  const language = useLanguage()
  const { id, text, description, next, actionText, actionUrl, createdAt, from, payload } = notification
  const isUnread = notification.readAt === null
  return (
    <li className={classNames(styles.row, isUnread && styles.unread)}>
      <OrgLogo name={from} size={40} />
      <div className={styles.words}>
        {payload.type === 'sidescreen' ? (
          <button id={titleId(id)} type="button" className={styles.title} onClick={onOpen}>
            {text}
          </button>
        ) : (
          <Link href={actionUrl} className={styles.title} onClick={onOpen}>
            {text}
          </Link>
        )}
        {isUnread ? <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden> : null}
        <p className={styles.says}>{description}</p>
        {next.who ? <p className={styles.next}>{t('notifications.next', next)}</p> : null}
        <p className={styles.foot}>
          <time dateTime={createdAt}>{formatAgo(createdAt, language, now)}</time>
          {isUnread ? <span className={styles.action}>{actionText}</span> : null}
        </p>
      </div>
      <span className={styles.mark}>
        <IconButton
          icon={isUnread ? MailOpen : Mail}
          size="small"
          label={t(isUnread ? 'notifications.markRead' : 'notifications.markUnread', { title: text })}
          onClick={() => onMark(isUnread)}
        />
      </span>
    </li>
  )
}
