import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import {
  ButtonLink,
  Chip,
  Drawer,
  EmptyState,
  ErrorCard,
  IconButton,
  LoadMore,
  OfflineState,
  formatLongDate,
  Skeleton,
  useLanguage,
  useText,
  VisuallyHidden,
} from '../../../ui/kit'
import type { PanelProps } from '../../../navigation/contract'
import { HttpError } from '../../../web/contract'
import { useData, useKeysetList, useService } from '../../../web/kit'
import type { Notification, NotificationPage } from '../../contract/wire'
import { listRequest, SETTINGS, unreadRequest } from '../requests'
import { useKeptPlace } from '../use-kept-place'
import { useMarkRead } from '../use-mark-read'
import { byDay } from './day-groups'
import { NotificationDetail } from './notification-detail'
import { NotificationRow } from './notification-row'
import styles from './notifications-panel.module.css'
import { useDetail } from './use-detail'
import { useHashDropped } from './use-hash-dropped'

const FILTERS = ['all', 'unread'] as const

/** What happened while one was away, and what it asks of one. A message without a page of its own opens in here (spec §3, sidescreen). */
export function Panel({ onClose }: PanelProps) {
  const t = useText()
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all')
  const { detail, show: setDetail } = useDetail()
  const list = useKeysetList<Notification, NotificationPage>((...rows) => listRequest(filter, ...rows))
  const unread = useData(unreadRequest).data?.unreadCount
  const mark = useMarkRead()
  const { show } = useService(toasts)
  const language = useLanguage()
  const place = useKeptPlace()
  useHashDropped()

  const failed = () => show({ tone: 'danger', text: t('notifications.notMarked') })

  async function markAll() {
    const { readAt } = await mark.read({ all: true })
    const undo = () => void mark.unread({ readAt }).catch(failed)
    show({
      tone: 'success',
      text: t('notifications.allRead'),
      durationMs: 6000,
      action: { label: t('notifications.undo'), run: undo },
    })
  }

  function open(row: Notification) {
    if (row.readAt === null) void mark.read({ ids: [row.id] }).catch(failed)
    if (row.payload.type === 'sidescreen') setDetail(row)
    else onClose()
  }

  if (detail)
    return (
      <Drawer open fullScreen onClose={onClose} onBack={() => setDetail(undefined)} title={t('notifications.panel')}>
        <NotificationDetail notification={detail} onFollow={onClose} />
      </Drawer>
    )
  const isOffline = list.error instanceof HttpError && list.error.status === 0 && navigator.onLine === false
  // Where it was asked for more it is said where one asked.
  const failure =
    list.error && !isOffline ? (
      <ErrorCard error={list.error} title={t('notifications.notLoaded')} onRetry={list.retry} small />
    ) : null
  return (
    <Drawer open fullScreen onClose={onClose} title={t('notifications.panel')}>
      <div {...place}>
        <div className={styles.tools}>
          {FILTERS.map((each) => (
            <Chip
              key={each}
              pressed={filter === each}
              count={each === 'unread' ? unread : undefined}
              onClick={() => setFilter(each)}
            >
              {t(`notifications.${each}`)}
            </Chip>
          ))}
          <span className={styles.end}>
            <ButtonLink href={SETTINGS} variant="quiet" size="small" onClick={onClose}>
              {t('notifications.settings')}
            </ButtonLink>
            <IconButton
              icon={CheckCheck}
              label={t('notifications.markAll')}
              disabled={!unread}
              onClick={() => void markAll().catch(failed)}
            />
          </span>
        </div>
        {unread === undefined ? null : (
          <VisuallyHidden>
            <span role="status">{t('notifications.unreadCount', { count: unread })}</span>
          </VisuallyHidden>
        )}
        {isOffline ? <OfflineState since={list.updatedAt || undefined} /> : null}
        {list.isPending ? <Skeleton label={t('notifications.loading')} /> : null}
        {list.items.length === 0 ? failure : null}
        {list.first && list.items.length === 0 ? (
          <EmptyState title={t(`notifications.empty.${filter}`)} text={t('notifications.emptyText')} />
        ) : null}
        {list.items.length > 0 ? (
          <>
            {byDay(list.items, list.updatedAt).map(({ day, name, rows }) => (
              <section key={day} aria-labelledby={`day-${day}`}>
                <h3 id={`day-${day}`} className={styles.day}>
                  {name ? t(`notifications.${name}`) : formatLongDate(rows[0]?.createdAt ?? list.updatedAt, language)}
                </h3>
                <ul className={styles.list}>
                  {rows.map((each) => (
                    <NotificationRow
                      key={each.id}
                      notification={each}
                      now={list.updatedAt}
                      onOpen={() => open(each)}
                      onMark={(isRead) => {
                        const ids = [each.id]
                        void (isRead ? mark.read({ ids }) : mark.unread({ ids })).catch(failed)
                      }}
                    />
                  ))}
                </ul>
              </section>
            ))}
            {failure}
            <LoadMore shown={list.items.length} onMore={list.more} loading={list.isLoadingMore} />
          </>
        ) : null}
      </div>
    </Drawer>
  )
}
