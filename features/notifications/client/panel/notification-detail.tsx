import { useEffect, useRef } from 'react'
import { buttonClass, formatDateTime, OrgLogo, useLanguage, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { Notification } from '../../contract/wire'
import styles from './notifications-panel.module.css'

interface NotificationDetailProps {
  readonly notification: Notification
  readonly onFollow: () => void
}

/** One message in full, with the way on. */
export function NotificationDetail({ notification, onFollow }: NotificationDetailProps) {
  const t = useText()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  // The line that opened it is gone: who reads by ear or keys goes on here.
  useEffect(() => heading.current?.focus(), [])
  const { payload, next, actionText, actionUrl, createdAt, from } = notification
  return (
    <article className={styles.detail}>
      <p className={styles.from}>
        <OrgLogo name={from} size={40} />
        {from}
      </p>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {payload.title}
      </h3>
      <p>{payload.description}</p>
      {next.who ? <p>{t('notifications.next', next)}</p> : null}
      <p className={styles.foot}>
        <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
      </p>
      <Link href={actionUrl} className={buttonClass({ variant: 'primary' })} onClick={onFollow}>
        {actionText}
      </Link>
    </article>
  )
}
