import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorCard, GlobalLine, OfflineState, Skeleton, useText } from '../../../ui/kit'
import { HttpError, type PageAt } from '../../../web/contract'
import { Link, useOnline, useUrl } from '../../../web/kit'
import type { FacetCounts, ListingPage } from '../../contract/wire'
import { type ListQuestion, placeOf } from '../requests'
import { useFacetLabels } from './facet-label'
import { ListedRows } from './listed-rows'
import styles from './listing-list.module.css'
import { NothingListed } from './nothing-listed'
import { RowSkeletons } from './row-skeletons'

interface ListingListProps {
  readonly at: PageAt
  readonly question: ListQuestion
  readonly title: string
  readonly list: UseQueryResult<ListingPage, HttpError>
  readonly facets: FacetCounts | undefined
}

/** The list in its five faces: on its way, failed, offline, empty, full. The filters around it never move. */
export function ListingList({ at, question, title, list, facets }: ListingListProps) {
  const t = useText()
  const isOnline = useOnline()
  const [last, setLast] = useState(list.data)
  if (list.data && list.data !== last) setLast(list.data)
  const isOffline = !isOnline || (list.error?.status === 0 && last !== undefined)
  const shown = list.data ?? (isOffline ? last : undefined)

  if (list.isError && !shown)
    return (
      <div className={styles.list}>
        <ErrorCard
          title={t('listings.failed')}
          error={list.error}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
          actions={list.error.code === 'bad-cursor' ? <StartLink /> : null}
        />
      </div>
    )
  if (!shown)
    return (
      <div className={styles.list}>
        <Skeleton label={t('listings.loading')}>
          <RowSkeletons />
        </Skeleton>
      </div>
    )
  return (
    <section className={styles.list} aria-label={t('listings.results')} aria-busy={list.isPlaceholderData}>
      {list.isPlaceholderData ? <GlobalLine label={t('listings.loading')} /> : null}
      {isOffline ? <OfflineState since={shown.now} /> : null}
      {shown.corrected && shown.items.length > 0 ? (
        <p className={styles.note}>{t('listings.corrected', { text: shown.corrected })}</p>
      ) : null}
      {shown.payMeant ? (
        <p className={styles.note}>
          <PayLink {...shown.payMeant} />
        </p>
      ) : null}
      {placeOf(at) ? (
        <p className={styles.note}>
          <StartLink />
        </p>
      ) : null}
      {shown.items.length === 0 ? (
        <NothingListed {...{ question, title, facets }} corrected={shown.corrected} />
      ) : (
        <ListedRows
          key={JSON.stringify([question, placeOf(at)])}
          question={question}
          page={shown}
          isPast={list.isPlaceholderData || !list.data}
        />
      )}
    </section>
  )
}

function StartLink() {
  const url = useUrl()
  return (
    <Link href={url.withQuery({ after: undefined })} className={styles.link}>
      {useText()('listings.fromStart')}
    </Link>
  )
}

/** The same search, with its sum as the filter that it is. */
function PayLink({ value, q }: NonNullable<ListingPage['payMeant']>) {
  const t = useText()
  const url = useUrl()
  const labels = useFacetLabels()
  return (
    <Link href={url.withQuery({ q: q || undefined, pay: value, after: undefined })} className={styles.link}>
      {t('listings.payMeant', { pay: labels.value('pay', value) })}
    </Link>
  )
}
