import { useEffect, useRef, useState } from 'react'
import { Button, ErrorCard, LoadMore, Skeleton, SkeletonBlock, useText } from '../../../ui/kit'
import { useKeysetList } from '../../../web/kit'
import type { News, Post } from '../../contract/wire'
import { newsRequest } from '../requests'
import styles from './discussion.module.css'
import { NewsView } from './news-view'

interface OlderNewsProps {
  readonly opportunityId: number
  /** The oldest that stands above. */
  readonly after: number
  readonly isOrganizer: boolean
}

/** The organizer's news beyond the newest, which few opportunities have: fetched once somebody asks for it. */
export function OlderNews(props: OlderNewsProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <OlderList {...props} />
  return (
    <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
      {t('discussion.updates.older')}
    </Button>
  )
}

function OlderList({ opportunityId, after, isOrganizer }: OlderNewsProps) {
  const t = useText()
  const list = useKeysetList<Post, News>((next) => newsRequest(opportunityId, next ?? after))
  // The button that was pressed is gone: whoever goes by keys goes on here.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} className={styles.older} tabIndex={-1} role="group" aria-label={t('discussion.updates.older')}>
      {list.error ? <ErrorCard small error={list.error} onRetry={list.retry} /> : null}
      {list.isPending ? (
        <Skeleton label={t('discussion.loading')}>
          <SkeletonBlock height={72} />
        </Skeleton>
      ) : null}
      {list.items.map((post) => (
        <NewsView key={post.id} post={post} now={list.updatedAt} isOrganizer={isOrganizer} />
      ))}
      {list.more ? <LoadMore shown={list.items.length} onMore={list.more} loading={list.isLoadingMore} /> : null}
    </div>
  )
}
