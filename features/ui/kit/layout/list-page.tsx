import type { ReactNode } from 'react'
import { useOnline } from '../../../web/kit'
import { ErrorCard } from '../states/error-state'
import { OfflineState } from '../states/offline-state'
import { Skeleton } from '../states/skeleton'
import { Container, PageHead } from './container'
import styles from './list-page.module.css'
import { LoadMore } from './load-more'

/** What a list knows of itself: `useKeysetList` gives it. */
export interface ListState {
  /** The first answer; undefined until it is here. */
  readonly first: unknown
  readonly items: readonly unknown[]
  readonly isPending: boolean
  readonly error: unknown
  readonly retry: () => void
  readonly updatedAt: number
  readonly isLoadingMore?: boolean
  readonly more?: (() => void) | undefined
}

export interface ListPageProps {
  readonly title: string
  /** Beside the title: a filter, something that concerns the whole list. */
  readonly actions?: ReactNode
  readonly tabs?: ReactNode
  readonly list: ListState
  /** How many there are; left out where nobody knows, or all of them are shown. */
  readonly total?: number | undefined
  /** Said while they are on their way. */
  readonly loading: string
  /** What stands there instead of no rows. */
  readonly empty: ReactNode
  /** The rows. */
  readonly children: ReactNode
}

/** A page of rows of one's own. It answers in this order: waiting, failed or offline, empty, full. */
export function ListPage({ title, actions, tabs, list, total, loading, empty, children }: ListPageProps) {
  const isOnline = useOnline()
  const { first, items, isPending, error, retry, updatedAt, isLoadingMore, more } = list
  return (
    <Container className={styles.page}>
      <PageHead title={title} actions={actions ? <span className={styles.actions}>{actions}</span> : null} />
      {tabs}
      {isOnline ? null : <OfflineState since={updatedAt || undefined} />}
      {isPending && isOnline ? <Skeleton label={loading} /> : null}
      {error && items.length === 0 ? <ErrorCard error={error} onRetry={retry} /> : null}
      {first && items.length === 0 ? empty : null}
      {items.length > 0 ? <ul className={styles.list}>{children}</ul> : null}
      {error && items.length > 0 && isOnline ? <ErrorCard small error={error} onRetry={retry} /> : null}
      {items.length > 0 && (total !== undefined || more) ? (
        <LoadMore shown={items.length} total={total} onMore={more} loading={isLoadingMore ?? false} />
      ) : null}
    </Container>
  )
}
