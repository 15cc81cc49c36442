import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ErrorCard, LoadMore, Note, Skeleton, SkeletonBlock, useText } from '../../../ui/kit'
import type { DetailProps } from '../../../listings/contract'
import { findUser } from '../../../session/contract'
import { dataKey, useFresh, useKernel, useKeysetList } from '../../../web/kit'
import type { Discussion, Thread } from '../../contract/wire'
import { discussionRequest, ofPath } from '../requests'
import { AskForm } from './ask-form'
import styles from './discussion.module.css'
import { NewsView } from './news-view'
import { OlderNews } from './older-news'
import { ReportListing } from './report-listing'
import { ThreadView } from './thread-view'

/** The organizer's news, everybody's questions with their answers, and where to ask. */
export function Section({ opportunityId, title, isOpen }: DetailProps) {
  const t = useText()
  const user = findUser(useKernel().subject)
  const list = useKeysetList<Thread, Discussion>((...rows) => discussionRequest(opportunityId, ...rows))
  const { first, updatedAt: now } = list
  return (
    <div id="discussion" className={styles.section}>
      {user ? <Follow opportunityId={opportunityId} isNobodys={first?.isOwn === false} /> : null}
      {list.error ? <ErrorCard small error={list.error} onRetry={list.retry} /> : null}
      {list.isPending ? (
        <Skeleton label={t('discussion.loading')}>
          <SkeletonBlock height={72} />
          <SkeletonBlock height={72} />
        </Skeleton>
      ) : null}
      {first ? (
        <>
          {first.updates.length > 0 ? (
            <section className={styles.updates} aria-labelledby="discussion-updates">
              <h3 id="discussion-updates" className={styles.subtitle}>
                {t('discussion.updates')}
              </h3>
              {first.updates.map((update) => (
                <NewsView key={update.id} post={update} now={now} isOrganizer={first.isOrganizer} />
              ))}
              {first.olderUpdates === null ? null : (
                <OlderNews opportunityId={opportunityId} after={first.olderUpdates} isOrganizer={first.isOrganizer} />
              )}
            </section>
          ) : null}
          {first.mayAsk || first.isOrganizer ? (
            <AskForm opportunityId={opportunityId} title={title} isOrganizer={first.isOrganizer} />
          ) : (
            <Note>{t(isOpen ? 'discussion.elsewhere' : 'discussion.closed')}</Note>
          )}
          {list.items.length === 0 ? (
            <p className={styles.none}>{t('discussion.none')}</p>
          ) : (
            <ul className={styles.threads}>
              {list.items.map((thread) => (
                <ThreadView
                  key={thread.id}
                  thread={thread}
                  now={now}
                  isOrganizer={first.isOrganizer}
                  mayAnswer={first.mayAsk || first.isOrganizer}
                />
              ))}
            </ul>
          )}
          <LoadMore shown={list.items.length} onMore={list.more} loading={list.isLoadingMore} />
          {first.isOrganizer ? null : <ReportListing opportunityId={opportunityId} />}
        </>
      ) : null}
    </div>
  )
}

interface FollowProps {
  readonly opportunityId: number
  /** What stands here came with the HTML, which is the same for everybody. */
  readonly isNobodys: boolean
}

/** Streams and one's own words are for who is signed in; a page as the server draws it has none. */
function Follow({ opportunityId, isNobodys }: FollowProps) {
  const queries = useQueryClient()
  useFresh(`discussion.of:${opportunityId}`, ofPath(opportunityId))
  useEffect(() => {
    if (isNobodys) void queries.invalidateQueries({ queryKey: dataKey(discussionRequest(opportunityId)) })
  }, [isNobodys, queries, opportunityId])
  return null
}
