import type { UseQueryResult } from '@tanstack/react-query'
import { useText } from '../../../ui/kit'
import type { HttpError, PageAt } from '../../../web/contract'
import type { FacetCounts, ListingPage } from '../../contract/wire'
import { isPersonal, type ListQuestion } from '../requests'
import { LastVisitContext, useLastVisit } from '../visits/last-visit'
import { AppliedFilters } from './applied-filters'
import { FilterPanel } from './filter-panel'
import { FilterSheet } from './filter-sheet'
import { FollowMenu } from './follow-menu'
import { ListActions } from './list-actions'
import { ListingList } from './listing-list'
import styles from './listing-page.module.css'
import { SortMenu } from './sort-menu'
import { StatusTabs } from './status-tabs'

interface ListingViewProps {
  readonly at: PageAt
  readonly question: ListQuestion
  /** Of the list, as its head says it. */
  readonly title: string
  readonly list: UseQueryResult<ListingPage, HttpError>
  readonly facets: FacetCounts | undefined
}

/** A list with its filters, order and status: the same below each head. */
export function ListingView({ at, question, title, list, facets }: ListingViewProps) {
  const t = useText()
  const lastVisit = useLastVisit()
  return (
    <>
      <div className={styles.chips}>
        <FilterSheet question={question} counts={facets} />
        <StatusTabs question={question} />
        <AppliedFilters question={question} />
        <div className={styles.sort}>
          <SortMenu question={question} />
          <ListActions question={question} title={title} />
          {isPersonal(question) ? null : <FollowMenu question={question} />}
        </div>
      </div>
      <div className={styles.layout}>
        <aside className={styles.filters} aria-label={t('listings.filters')}>
          <FilterPanel question={question} counts={facets} />
        </aside>
        <LastVisitContext value={lastVisit}>
          <ListingList at={at} question={question} title={title} list={list} facets={facets} />
        </LastVisitContext>
      </div>
    </>
  )
}
