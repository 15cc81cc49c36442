import { useEffect, useState } from 'react'
import { ErrorCard, LoadMore, Skeleton, SkeletonBlock, useText } from '../../../ui/kit'
import { NOW_PATH } from '../../../listings/contract'
import { useId, useKeysetList, useServerOffset } from '../../../web/kit'
import type { Outbox as OutboxPage, OutboxItem } from '../../contract/wire-news'
import { outboxRequest } from '../requests'
import styles from './news.module.css'
import { OutboxRow } from './outbox-row'

interface OutboxProps {
  readonly opportunityId: number
  /** What has gone stands elsewhere on the page. */
  readonly onlyWaiting?: boolean
}

/**
 * News that waits for its time or was sent, newest first. All of it is one line until something waits or is looked for: it is above a list that stands
 * there already.
 */
export function Outbox({ opportunityId, onlyWaiting = false }: OutboxProps) {
  const t = useText()
  const id = useId()
  const list = useKeysetList<OutboxItem, OutboxPage>((...rows) => outboxRequest(opportunityId, ...rows))
  const offset = useServerOffset(NOW_PATH)
  const [isOpen, setOpen] = useState(false)
  const hasWaiting = list.items.some(({ state }) => state === 'waiting')
  // What has gone or was called back stays in sight of whoever waited with it.
  useEffect(() => {
    if (hasWaiting) setOpen(true)
  }, [hasWaiting])
  const items = onlyWaiting ? list.items.filter(({ state }) => state === 'waiting') : list.items
  if (list.isPending)
    return onlyWaiting ? null : (
      <Skeleton label={t('discussion.news.loading')}>
        <SkeletonBlock height={24} />
      </Skeleton>
    )
  if (list.error) return <ErrorCard small error={list.error} onRetry={list.retry} />
  if (!list.first || items.length === 0)
    return onlyWaiting ? null : <p className={styles.skip}>{t('discussion.news.none')}</p>
  const { now } = list.first
  const rows = (
    <ul className={styles.rows}>
      {items.map((item) => (
        <OutboxRow key={item.id} item={item} serverNow={now} serverOffsetMs={offset} />
      ))}
    </ul>
  )
  if (onlyWaiting)
    return (
      <section className={styles.outbox} aria-labelledby={id}>
        <h3 id={id} className={styles.heading}>
          {t('discussion.news.waiting')}
        </h3>
        {rows}
      </section>
    )
  return (
    <details className={styles.outbox} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.heading}>{t('discussion.news.outbox')}</summary>
      {rows}
      {list.more ? <LoadMore shown={items.length} onMore={list.more} loading={list.isLoadingMore} /> : null}
    </details>
  )
}
