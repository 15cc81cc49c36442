import type { ReactNode } from 'react'
import { ErrorCard } from '../states/error-state'
import { Skeleton } from '../states/skeleton'
import styles from './card-list.module.css'
import type { ListState } from './list-page'
import { LoadMore } from './load-more'

export interface CardListProps {
  readonly list: Omit<ListState, 'updatedAt'>
  /** Said while they are on their way. */
  readonly loading: string
  /** What stands there instead of no cards. */
  readonly empty: ReactNode
  /** The cards, each an `li`. */
  readonly children: ReactNode
}

/** Cards one below the other, and more on request: a part of a page. It answers in this order: waiting, failed, empty, full. */
export function CardList({ list, loading, empty, children }: CardListProps) {
  const { first, items, isPending, error, retry, isLoadingMore, more } = list
  return (
    <div className={styles.list}>
      {isPending ? <Skeleton label={loading} rows={3} /> : null}
      {error ? <ErrorCard error={error} onRetry={retry} /> : null}
      {first && items.length === 0 ? empty : null}
      {items.length > 0 ? (
        <>
          <ul className={styles.list}>{children}</ul>
          <LoadMore shown={items.length} onMore={more} loading={isLoadingMore ?? false} />
        </>
      ) : null}
    </div>
  )
}
